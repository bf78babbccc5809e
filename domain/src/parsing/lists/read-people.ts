/* Reads the people in a piece of a line, with the remarks about them. */
import type { Doubt } from '../doubts.ts';
import { findLevel } from './find-level.ts';
import { withoutRounded } from './find-number.ts';
import { findAddedGuests, describesWithoutName, nameAfterRelative } from './added-guests.ts';
import { withoutRole, withoutRoles } from './headings.ts';
import { wordsAboutHost } from './hosts.ts';
import type { Piece } from './line-piece.ts';
import { nameFit } from './name-fit.ts';
import { type FoundEntry, readEntry } from './read-entry.ts';
import { declinedIn, joinedIn, TAKES_PLACE, undecidedIn } from './lists-in-sentences.ts';
import { readSigns, splitSigns } from './signs.ts';
import { splitPeople } from './split-people.ts';
import type { TextEvidence } from './text-evidence.ts';
import { DOES, HOUSEHOLD, KEEPER, PAYS, RELATIVE } from '../word-classes.ts';

/**
 * Matches the mention of a player who is replaced and does not come, so that only the other name is read: 'Elías -
 * entró por Bruno', 'Entra Aritz por Eneko'.
 */
const REPLACED_PLAYER =
  /(?: -|,)? (?:(?:entr[oaó]|va) (?:por|x)|reemplaza a|por|x) \p{Lu}[\p{L} ]*$/u;

/** Matches who invites a player, after the name: 'Santi inv. de Migue'. */
const INVITED_BY =
  /(?<=\p{L})[\s,–—-]+(?:(?:inv|conv)\.?|(?:invitad|convidad)[oa]) (?:de|del|do|da) \p{L}[\p{L} .]*$/iu;

/** Matches a struck name before the name of the player who replaces it: '~Lolo~ Javi'. */
const REPLACED = /^~+([^~]+)~+ *(?:→|->|[-–—])? *(?=\p{Lu})/u;

/** Matches a relative of the organiser: 'Miguel y mi yerno Facundo'. */
const OF_SENDER = new RegExp(
  String.raw`(?<!\p{L})(?:mi|meu|minha) (?:${RELATIVE}|${HOUSEHOLD})`,
  'u',
);

/** Matches a player in brackets who came for the one before: 'Hernán (salió lesionado, entró Bauti)'. */
const CAME_IN = / \([^()]*(?<!\p{L})entr[oó] (?:el |la )?(\p{Lu}\p{L}+)\)/u;

/** Matches two guests of one player: 'Sergio y Pablo (amigos de Manu)'. */
const GUESTS_OF_ONE = new RegExp(
  String.raw`^(\p{Lu}[\p{L}. ]*?) y (\p{Lu}[\p{L}. ]*?) \((${RELATIVE}(?<=s) (?:de|del) [^()]+)\)$`,
  'u',
);

/** Matches people whose names stand in brackets after words for them: 'Los gemelos (Raúl y Hugo)'. */
const NAMED_IN_BRACKETS =
  /^(?:[Ll][oa]s|[Ee]l|[Ll]a|[Mm]is?|[Uu]na?|[Ss]us?) [\p{Ll} ]+ \((\p{Lu}[\p{L}. ]*?)(?: y |, )(\p{Lu}[\p{L}. ]*?)\)$/u;

/** Matches a free place among names: 'falta uno, Tata', 'Tata y falta uno'. */
const FREE =
  /^faltan? (?:un[oa]?|otr[oa]|dos|\d)(?: m[aá]s)?(?:, | y )|(?:,| y) faltan? (?:un[oa]?|otr[oa]|dos|\d)(?: m[aá]s)?$/iu;

/** Matches a remark in small letters after a name with a capital: 'Lucho - falta pagar', 'Ana, llega tarde'. */
const REMARK =
  /^(\P{L}*\p{Lu}[\p{L} .'’]*? ?(?:[-–—,→]|->|[❌✖👎🚫⛔🔴⏳🟡🤔❓])) ?\p{Ll}[\p{L} .]*$/u;

/** Matches what a player does, after the name in a marked line: 'Juani llega tarde', 'Nico - debe 2 lucas'. */
const DOING = new RegExp(
  String.raw`^(\P{L}*\p{L}[\p{L} .'’]*?)[\s,–—/|\p{Extended_Pictographic}-]+(?:${DOES}|(?:(?:va|entra|cae|arranca|puede|est[aá]) )?(?:(?:desde|hasta|reci[eé]n|tipo|a|a partir de|después de|antes de)(?: las?)? \d{1,2}(?:[:.]\d{2})? ?(?:hs?|hrs?)?|\d{1,2}(?:[:.]\d{2}| ?hs?| ?hrs?)))(?!\p{L}|\d).*$`,
  'iu',
);

/** Matches a remark about money after a name: 'Nico - debe 2 lucas'. */
const MONEY_REMARK = new RegExp(
  String.raw` ?(?:[-–—,→] ?${PAYS}(?!\p{L})|(?<!\([^)]*) (?:debe|deve|adeuda) [$€]?\d).*$`,
  'iu',
);

/** Matches the word for a keeper before a name, without a sign between them. */
const BARE_ROLE = new RegExp(String.raw`^\P{L}*${KEEPER} (?!suplente)`, 'iu');
/** Matches a name whose last word is a role or a surname: 'Jesús Portero', but not 'ANA PORTERA'. */
const ROLE_OR_SURNAME = /^\P{L}*\p{Lu}\p{Ll}+ (?:Porter|Arquer|Goler|Defens)\p{Ll}+$/u;
/** Matches the role of a player who waits for a place: 'Suplente Ana'. */
const SUBSTITUTE = /^\P{L}*supl?(?:ente)?(?!\p{L})/iu;
/** Matches the sign of an answer, as in '❌ Pedro, Juan'. */
const ANSWER = /[✅✔☑👍❌✖👎🚫⛔❓❔🤔⏳]/u;
/** Matches '+1' and the beginning of a word at the start of a line: '+1 Chapa (Ezequiel)'. */
const GUEST_OF_HOST = /^\P{L}*\+ ?1 ?\p{L}/u;

/** Matches two players of whom one comes: 'César / Aldo (uno de los dos)'. */
const ONE_OF_TWO =
  /^(\p{Lu}[\p{L}. ]*?) ?(?:\/| o | ó ) ?(\p{Lu}[\p{L}. ]*?)(?: ?[(,–—-] ?)(?:va |viene |juega |es )?un[oa] de (?:l[oa]s dos|ell[oa]s)(?: .*)?\)?$/u;
/** Matches two names of which perhaps only one comes: 'Puma o Toro', 'Seba o Juan P'. */
const EITHER =
  /^(\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.]*)?) (?:o|ó|u) (\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.]*)?)$/u;
/** Matches after a name that its player waits for a place: 'Caro suplente'. */
const SUBSTITUTE_AFTER = /\p{L}[\s,–—-]+supl(?:ente|\.)?$/iu;

export function readPeople(piece: Piece, evidence: TextEvidence): FoundEntry[] {
  const [, struck] = /^~+([^~]*,[^~]*)~+$/u.exec(piece.text) ?? [];
  if (struck) {
    return readPeople({ ...piece, text: struck }, evidence).map((person) => ({
      ...person,
      doubts: ['struck'],
    }));
  }
  const [, one, other, note] = GUESTS_OF_ONE.exec(piece.text) ?? [];
  if (note !== undefined)
    return [one, other].flatMap((name) =>
      readPeople({ ...piece, text: `${name} (${note})` }, evidence),
    );
  const [aside, came] = CAME_IN.exec(piece.text) ?? [];
  if (aside !== undefined)
    return [piece.text.replace(aside, ''), `entra ${came}`].flatMap((text) =>
      readPeople({ ...piece, text, isMarked: false }, evidence),
    );
  const [, first, second] = NAMED_IN_BRACKETS.exec(piece.text) ?? [];
  if (first !== undefined && second !== undefined)
    return [first, second].flatMap((name) =>
      personWithDoubts(readEntry([name]), ['remark'], false),
    );
  const [, either, or] = ONE_OF_TWO.exec(piece.text) ?? EITHER.exec(piece.text) ?? [];
  if (either !== undefined && or !== undefined)
    return [either, or].flatMap((name) => personWithDoubts(readEntry([name]), ['maybe'], false));
  const [, replaced] = REPLACED.exec(piece.text) ?? [];
  if (replaced) {
    const text = piece.text.replace(REPLACED, '');
    const gone = personWithDoubts(readEntry([replaced]), ['struck'], false);
    return [...gone, ...readPeople({ ...piece, text }, evidence)];
  }
  if (piece.isListing && FREE.test(piece.text))
    return readPeople({ ...piece, text: piece.text.replace(FREE, '') }, evidence);
  const told = toldIn(piece);
  if (told.length > 0)
    return told.flatMap(({ name, doubt }) => personWithDoubts(readEntry([name]), [doubt], false));
  const isAnswered = piece.text.includes(',') && ANSWER.test(piece.bullets);
  if (isAnswered) {
    const { doubts } = readSigns(piece.bullets);
    return readPeople({ ...piece, bullets: '', isListing: true }, evidence).map((person) => ({
      ...person,
      doubts: [...person.doubts, ...doubts],
    }));
  }
  const options = { ...evidence, isListing: piece.isListing || evidence.hasLists };
  const bullets = evidence.hasTeamDots ? piece.bullets.replaceAll('🔴', '') : piece.bullets;
  const text = `${bullets} ${piece.text}`.trim();
  return splitSigns(evidence.hasStars ? text : withoutStar(text)).flatMap((part) =>
    splitPeople(withoutRounded(part.trim()), options).flatMap((fields) =>
      readPerson(fields, piece, evidence),
    ),
  );
}

/** Returns the players of whom a sentence tells that they do not come, have not decided or join. */
function toldIn({ text, isMarked }: Piece): { name: string; doubt: Doubt }[] {
  const declined = isMarked ? [] : declinedIn(text);
  if (declined.length > 0) return declined.map((name) => ({ name, doubt: 'absent' }));
  const undecided = undecidedIn(text);
  if (undecided.length > 0) return undecided.map((name) => ({ name, doubt: 'maybe' }));
  return isMarked ? [] : joinedIn(text).map((name) => ({ name, doubt: 'remark' }));
}

/** Removes one star before a name, which marks a captain or a regular where no line has more stars. */
function withoutStar(text: string): string {
  return text.replace(/^(\P{L}*)[⭐🌟★](?=\P{L}*\p{L})/u, '$1');
}

function readPerson(
  all: readonly string[],
  { heading, isMarked }: Piece,
  { isLower, hasRoles }: TextEvidence,
): FoundEntry[] {
  const { fields, isKeeper: isKeeping } = withoutRoles(all);
  const signs = readSigns(fields.join('\t'));
  const entered = signs.rest
    .replace(REMARK, (whole, name: string) => (isMoreThanRemark(whole) ? whole : name))
    .replace(MONEY_REMARK, '')
    .replace(REPLACED_PLAYER, '')
    .replace(INVITED_BY, '')
    .replace(TAKES_PLACE, '')
    .replace(/^al? (?=\p{L}+$)/u, '')
    .replace(/[\s,]*\b\d\d años/u, '')
    .replace(/(?<=\p{L}) @\p{L}[\w.]*/gu, '');
  const role = withoutRole(entered.replace(/^[^\p{L}\d("'+⭐★🌟☆]+/u, ''), hasRoles);
  const isKeeper = isKeeping || signs.isKeeper || role.isKeeper || heading?.kind === 'keepers';
  const { rest: person, named, hasUnnamed } = findAddedGuests(role.rest);
  const rest = isMarked ? withoutDoing(person, isLower) : person;
  const [, me] = /^yo \(([^()]*)\)/iu.exec(rest) ?? [];
  const bare = me ?? rest.trim().replace(/^\(([^()]*)\)$/u, '$1');
  const own = nameAfterRelative(bare) ?? bare;
  const doubts = [...signs.doubts];
  if (heading?.kind === 'absent' || heading?.kind === 'maybe') doubts.push(heading.kind);
  if (describesWithoutName(own)) doubts.push('unnamed');
  if (hasUnnamed) doubts.push('guests');
  // 'Arquero Díaz' may be a nickname, and 'Del Pipe' a surname.
  const isForward = hasRoles && /^\P{L}*del /iu.test(entered);
  const isOpen =
    heading?.isOpen || isForward || BARE_ROLE.test(entered) || ROLE_OR_SURNAME.test(entered.trim());
  if (isOpen && doubts.length === 0) doubts.push('remark');
  const entry = readEntry(own.split('\t'));
  const level = heading?.level ?? null;
  const levelled = entry && level ? { ...entry, skillLevel: level, hasLevel: true } : entry;
  const isSubstitute =
    (role.rest !== entered && SUBSTITUTE.test(entered)) || SUBSTITUTE_AFTER.test(entered.trim());
  const isWaiting = signs.isWaiting || isSubstitute || heading?.kind === 'waiting';
  const people = personWithDoubts(levelled, doubts, isKeeper).map((person) => ({
    ...person,
    hint: named.length > 0 ? '' : wordsAboutHost(all.join(' ')),
    isMention: named.length > 0,
  }));
  const guests = named
    .flatMap((name) => personWithDoubts(readEntry(name.split(',')), signs.doubts, false))
    .map((guest) => ({
      ...guest,
      hint: OF_SENDER.test(role.rest) ? '' : (entry?.name ?? ''),
      isMention: entry !== null && GUEST_OF_HOST.test(all.join(' ')),
    }));
  return [...people, ...guests].map((person) => ({ ...person, isWaiting }));
}

/** Tells whether a remark has a level or guests: 'Ema - trae a su primo'. */
function isMoreThanRemark(text: string): boolean {
  const { named, hasUnnamed } = findAddedGuests(text);
  return findLevel(text).level !== null || hasUnnamed || named.length > 0;
}

/** Removes an exclamation mark after a name, and a remark about what the player does, such as 'llega tarde'. */
function withoutDoing(text: string, isLower: boolean): string {
  const plain = text.replace(/(?<=\p{L})!+\s*$/u, '');
  const [, name = ''] = DOING.exec(plain) ?? [];
  return name !== '' && nameFit(name, isLower) === 'name' ? name : plain;
}

function personWithDoubts(
  entry: FoundEntry | null,
  doubts: readonly Doubt[],
  isKeeper: boolean,
): FoundEntry[] {
  return entry ? [{ ...entry, isKeeper, doubts: [...entry.doubts, ...doubts] }] : [];
}
