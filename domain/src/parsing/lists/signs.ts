/* Reads the signs and notes of a line about its player: comes, does not come, perhaps, keeps goal, struck out. */
import type { Doubt } from '../doubts.ts';
import { answerInNote } from './answer-note.ts';
import { headingOf } from './headings.ts';
import { wordsOf } from '../words.ts';
import { KEEPER } from '../word-classes.ts';

const COMES = '✅✔☑👍💪🙋🟢👌✓🆗';
const STAYS = '❌✖👎🚫⛔🔴✗🙅';
const UNDECIDED = '❓❔🤔⏳🟡🤷⌛⁉⚠👀❎🚑🏥🤒🕐-🕧';
const SIGN = `[${COMES}${STAYS}${UNDECIDED}]`;
const ANY = new RegExp(SIGN, 'u');
const EACH = new RegExp(SIGN, 'gu');
const BEFORE = new RegExp(`(?=${SIGN})`, 'u');
const AFTER = new RegExp(`(?<=${SIGN})`, 'u');
const NO = new RegExp(`[${STAYS}]`, 'u');
const PERHAPS = new RegExp(`[${UNDECIDED}]`, 'u');
const KEEPER_PICTURE = /🧤|🥅/u;
const MONEY = /[$€]|(?<!\d[ -]?)\d{4,5}(?![ -]?\d)|(?<!\p{L})(?:pag[oóa]|debe|transf)/iu;
const STRUCK = /(?<!~)~+[^~]+~+/gu;
const KEEPER_WORD = new RegExp(`^(?:${KEEPER}|arq|porter|gol|gl|gk|arco|ataja|tapa)$`, 'u');
/** Matches what tells at the end of a text that its player keeps goal: 'Caro al arco', 'Tonhão GOL'. */
const KEEPER_NOTE =
  /(?<=\p{L}.*?)(?<!^(?:el|la))[\s,–—-]+(?:(?:qu?e? )?(?:v(?:a|oy) |juega )?(?:al?|de|en el) )?(?:arco|gol|ataja|tapa|gk)[.!]*\s*$/iu;
const ABSENT_NOTE =
  /(?:^|[\t, ([-])(?:(?:al final|finalmente) no|se baj[oó]|baja|me bajo|no (?:va|viene|puede|juega|llega)|lesionad[oa]|canceló|cancelado)(?=[\t )\],.]|$)| no$/iu;
/** Matches a note of doubt, but not the nickname Duda alone. */
const MAYBE_NOTE =
  /(?:^(?!duda\s*$)|[ ([-])(?:en duda|duda|dudos[oa]|capaz|quiz[aá]s?|tal vez|(?:a|por|sin) confirmar|pendiente|confirma (?:mañana|luego|despu[eé]s)|no confirm[oó]|no sabe|ni idea)(?=[ )\],.]|$)|\((?:ver )?si (?!o s[ií])[^()]*\)|\(\d{1,2} ?%\)|\(\?+\)|\p{L} ?\?+$| si \p{Ll}{3,} [\p{Ll} ]+$/iu;

/** Matches a note at the end of a text: 'Murilo - Dúvida', 'Caio ( talvez)'. */
const LAST_NOTE =
  /(?<=\p{L}.*) ?(?: (?:->|[-–—→]) ?|[-–—→] | ?\(|[,\t] ?(?=\p{Ll}))([^-–—→()]+?)\)?\s*$/u;

export type Signs = { doubts: Doubt[]; isKeeper: boolean; isWaiting: boolean; rest: string };

/** Reads the signs of a text. `rest` is the text without the notes that were understood. */
export function readSigns(text: string): Signs {
  const isPaid = MONEY.test(text);
  const unstruck = text.replaceAll(STRUCK, ' ');
  const [note = '', said = ''] = LAST_NOTE.exec(unstruck) ?? [];
  const kind = said === '' ? null : (headingOf(said) ?? answerInNote(said));
  const isNoted = kind === 'absent' || kind === 'maybe' || kind === 'waiting';
  const open = isNoted ? unstruck.slice(0, -note.length) : unstruck;
  const beside = open.replaceAll(/\([^()]*\)/gu, '');
  const isAway = ABSENT_NOTE.test(beside) && !/\p{Lu}/u.test(beside);
  const isStruck = unstruck !== text && (isAway || !/\p{L}/u.test(beside));
  const doubts: Doubt[] = [];
  if (isStruck) doubts.push('struck');
  else if (kind === 'absent' || kind === 'maybe') doubts.push(kind);
  else if ((!isPaid && NO.test(open)) || ABSENT_NOTE.test(open)) doubts.push('absent');
  else if (PERHAPS.test(open) || MAYBE_NOTE.test(open)) doubts.push('maybe');
  const whole = isStruck
    ? (text.match(STRUCK) ?? []).join(' ').replaceAll('~', '')
    : open.replace(/^[\s→>\-–:]+/u, '');
  const rest = whole
    .replaceAll(/\([^()]*\)/gu, (aside) => (ABSENT_NOTE.test(aside) ? ' ' : aside))
    .replace(KEEPER_NOTE, '')
    .replace(ABSENT_NOTE, ' ')
    .replace(MAYBE_NOTE, (note) => (/^\p{L}/u.test(note) ? (note[0] ?? '') : ' '));
  return {
    doubts,
    isKeeper: KEEPER_PICTURE.test(text) || hasKeeperNote(open) || hasKeeperNote(note),
    isWaiting: kind === 'waiting',
    rest,
  };
}

/** Tells whether a text marks a keeper: 'Sergio (portero)', 'Iker [5/5] portero', 'Tiago goleiro - 4'. */
function hasKeeperNote(typed: string): boolean {
  const text = typed
    .replace(/\+?\d[\d ().-]{6,}$/u, '')
    .replace(/[\s,–—-]+[1-5]\s*$/u, '')
    .trim();
  const asides = [...text.matchAll(/[([]([^()[\]]*)[)\]]/gu)].flatMap(([, aside = '']) =>
    aside
      .split(',')
      .map((part) => wordsOf(part.trim().replace(/^(?:va|juega|se pone) (?:(?:de|al?) )?/iu, ''))),
  );
  if (asides.some(([only, ...others]) => only === 'por' && others.length === 0)) return true;
  const isOwn = ([first = '']: readonly string[]) => !BRINGS.test(first);
  if (
    asides.some(
      (words) =>
        isOwn(words) &&
        (KEEPER_WORD.test(words[0] ?? '') ||
          (words.length < 3 && words.some((word) => KEEPER_WORD.test(word)))),
    )
  )
    return true;
  const words = wordsOf(text.replaceAll(/[([][^()[\]]*[)\]]/gu, ' '));
  return (
    words.length > 1 &&
    !/^(?:el|la)$/.test(words.at(-2) ?? '') &&
    KEEPER_WORD.test(words.at(-1) ?? '')
  );
}

/** Matches words by which somebody else keeps goal: '(trae arquero)', '(sin arquero)'. */
const BRINGS = /^(?:trae|lleva|busca|consigue|con|sin|no|falta)$/;

/** Tells whether a line explains the signs of the list: '✅ viene ❌ no viene', '✅ = pagó'. */
export function isLegend(text: string): boolean {
  const signs = new Set(text.match(EACH));
  const isExplained = /^\P{L}*=/u.test(text) && signs.size > 0;
  return (
    isExplained ||
    (signs.size > 1 && !/\p{Lu}/u.test(text) && /no|viene|va|pag|deb|dud/iu.test(text))
  );
}

/** Tells whether a line has the sign of an answer. */
export function isSigned(text: string): boolean {
  return ANY.test(text);
}

/** Splits a line with several signs into one part for each name: 'Lucas ✅ Emi ✅ Tincho ❌'. */
export function splitSigns(text: string): string[] {
  const first = text.search(ANY);
  if (first < 0 || [...text.matchAll(EACH)].length < 2) return [text];
  const isBefore = !/\p{L}/u.test(text.slice(0, first));
  const parts = text.split(isBefore ? BEFORE : AFTER).filter((part) => /\p{L}/u.test(part));
  return parts.length > 1 ? parts : [text];
}
