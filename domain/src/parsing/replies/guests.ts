/** Reads how many guests a person brings, from plain words: '+1', 'llevo uno', 'voy con dos amigos', 'somos tres'. */
import { isAside } from './reply-words.ts';
import { BRING, HOUSEHOLD, KEEPER, RELATIVE } from '../word-classes.ts';

const NUMBERS: Record<string, number> = {
  'un par': 2,
  'un par de': 2,
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
};
const COUNT = String.raw`(un par(?: de)?|un[oa]?|uma?|dos|dois|duas|tres|cuatro|cinco|\d{1,2})(?! (?:seman|mes|dia|hora|minut|partid|fecha)\p{L}*)`;
export const PERSON = String.raw`(?:${RELATIVE}|(?:causa|parcero|parce|pata|pana|yunta|gomia)s(?!\p{L})|(?:persona(?!l|j)|jugador|refuerzo)\p{L}*)`;
const BRINGS = String.raw`(?!me (?:(?:llev|tra)(?:a|e)|mando) )(?<!\bme )(?:me )?(?:(?:llev|lev|tra|sum|anot|apunt|invit|mand|prest)(?:o|a|e|ar|er|igo|amos|emos)(?:me|nos|l[aeo])?|consegui)(?: tambien)?(?: a)?`;
/** Matches where the sender knows somebody from: 'el pelado de mi oficina', 'dos pibes del laburo'. */
const FROM = String.raw`(?:del?|d[ao]|de (?:la|mi|nuestr[oa])) (?:laburo|trabajo|oficina|gym|gimnasio|barrio|facu|facultad|uni|u|curro|pega|chamba|edificio|piso|club|cole|colegio|escuela|cuadra|servicio|trabalho|escola|predio)(?!\p{L})`;
/** Matches a noun that names a person together with where the sender knows the person from, besides `PERSON`. */
const NICKNAME =
  /^(?:pelad|flac|gord|negr|chin|rubi|colorad|chic|muchach|mon|rus|turc|tan|enan|nuev|otr|loc|tip|vag|cabr|chabon|man|profe|gur|chav|cuate|fulan|mae|parc|pata)\p{L}*$/u;
const PERSON_ONLY = new RegExp(`^${PERSON}$`, 'u');
/** FROM_COUNTED and FROM_ONE match people by where the sender knows them from. */
const FROM_COUNTED = new RegExp(
  String.raw`(?:^ ?|\b(?:${BRINGS}|con|com|y)(?: a)? )${COUNT} (?:(?<noun>\p{L}+) )?${FROM}`,
  'u',
);
const FROM_ONE = new RegExp(
  String.raw`\b(?:${BRINGS}|con|com)(?: a)? (?:el|al|la|o|a) (?<noun>\p{L}+) ${FROM}`,
  'u',
);
/** Excludes what a relative does elsewhere ('viene a buscarme', 'juega a las 6') and where the sender takes one. */
const NOT_ELSEWHERE = String.raw`(?! a (?!jugar|atajar|tapar)\p{L}+[aei]r(?:l[oae]s?|me|nos)?(?!\p{L})| a las? \d)`;
const NOT_TAKEN = String.raw`(?!\p{L})(?! (?:al|a(?: la| una?)?) (?!arco|gol|partid|f[uú]t|fulb|cancha|club|final|toque|lista|jugar|atajar|tapar|las?|que|todo|full)\p{L})`;
const GUESTS_MAX = 9;

const COUNTED = [
  /(?<!\d|(?:llego|tarde) (?=\+ ?(?:[5-9]|\d\d)))\+ ?(\d{1,2})(?![ -]?\d| ?(?:min\p{L}*|m|hs?|hrs?|horas?|mil|lucas|k|%|€|\$)(?!\p{L}))/u,
  new RegExp(
    String.raw`\b(?:${BRINGS}|con|com|y|mas|mais|vienen|van)(?: a)?(?: mis| sus)? ${COUNT}(?: ${PERSON}(?: mas)?| mas)`,
    'u',
  ),
  new RegExp(String.raw`\b(?:${BRINGS}|con) ${COUNT} \p{L}+ mas\b`, 'u'),
  new RegExp(String.raw`\b${BRINGS}(?: a)? ${COUNT} ${KEEPER}s?(?!\p{L})`, 'u'),
  new RegExp(
    String.raw`\b(?:voy|vengo|caigo|llego|sumo|anoto|va|viene|cae|llega) con ${COUNT} *$`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:${BRINGS}|con|com) (dos|dois|duas|tres|cuatro|[2-9]) (?:del|de la|de mi|da|do) \p{L}+`,
    'u',
  ),
  new RegExp(String.raw`\b(?:${BRINGS}|mas|mais) ${COUNT}(?: sol[oa]| nomas)?[ ,:]*$`, 'u'),
];
const OTHER = new RegExp(
  String.raw`\b(?:anot|apunt|sum|agreg)\p{L}* a mi (?:${RELATIVE}|${HOUSEHOLD}|nen[ea](?!\p{L}))|\+ ?(?:mi|su|un|una) ${PERSON}|\b(?:mi|un|una) ${PERSON} y yo\b|\b(?:va|entra|viene|juega|es)(?: conmigo)? (?:mi|su|un|el) ${PERSON}|\b(?:${BRINGS}|con|com|y|e)(?: a)? (?:mi|su|meu|minha|seu|sua|el|al|o|a|alguien|otro|otra)(?: ${PERSON})${NOT_TAKEN}|\b(?:mi|un) ${PERSON}(?: \p{L}+)?(?<! no) (?:va|viene|juega|entra|ataja|se suma|se prende)(?!\p{L})${NOT_ELSEWHERE}|\b${BRINGS} (?:alguien|otro)|\bcon (?:alguien|invitad[oa])`,
  'u',
);
const TWO_OTHERS = new RegExp(
  String.raw`\b(?:con|${BRINGS}) (?:mi|un|una) ${PERSON} y (?:a )?(?:mi|un|una|otr[oa]) ?${PERSON}?`,
  'u',
);
/**
 * Matches a number of people that includes the sender: 'somos tres', 'entonces 3 conmigo'. A larger number ('somos 7')
 * counts everyone.
 */
const TOGETHER =
  /(?:\b(?:somos|vamos) (?:l[oa]s (?!dos|2))?|^ ?(?:entonces )?(?=\w+ conmigo))(dos|tres|cuatro|[234])(?![\p{L}\d])/u;

/** Matches guests with names: 'Voy + Nico + Tomi'. */
const NAMED = /(?:\+ ?\p{L}{3,} ?)+/u;
const BROUGHT = new RegExp(
  String.raw`\b(?:${BRING}|mando) a (?!nadie|alguien|mi |su |un|(?:dos|tres|cuatro|cinco)(?!\p{L})|\d|los |las |el |la |otro|yo)\p{L}{3,}((?: y (?:al? (?:la )?)?\p{L}{3,})*)|\b${BRING} a (?:los|mis) (mellizos|gemelos|dos)`,
  'u',
);
/**
 * Matches a number of people that includes the sender, so that one guest fewer counts: '+2 (yo y Nico)', 'anotame 2
 * lugares', 'anota 3 a mi nombre'.
 */
const COUNT_WITH_SENDER =
  /\+ ?(\d) ?\(yo y \p{L}+|\b(?:ponele|ponme|poneme|anotame|anota) (\d)(?: a mi nombre| lugares)/u;

/**
 * Type of the guests that a clause states: their number, and the range `from` to `to` (exclusive) of the text that
 * states it. All three are 0 if there are no guests. `isOpen` is true if the guests may be no people.
 */
export type Guests = { guests: number; from: number; to: number; isOpen?: boolean };

/** Matches a deed of the sender with somebody, who is no guest: 'arreglé' in 'arreglé con un compañero'. */
const SPOKE =
  /(?<!\p{L})(?:arregl|habl|cambi|coordin|charl|negoci|acord)(?:e|ado|amos|aba|ando)(?: (?:todo|turno|el turno|ya))? $/u;

/** Returns the guests of a clause in plain letters (plainWord). */
export function findGuests(text: string): Guests {
  const found = guestsIn(text);
  const isOther = text.startsWith('con ', found.from) && SPOKE.test(text.slice(0, found.from));
  return isOther ? { guests: 0, from: 0, to: 0 } : found;
}

function guestsIn(text: string): Guests {
  const withMe = COUNT_WITH_SENDER.exec(text);
  if (withMe) return guestsOfMatch(Number(withMe[1] ?? withMe[2]) - 1, withMe);
  const named = NAMED.exec(text);
  if (named) return guestsOfMatch(named[0].split('+').length - 1, named);
  const brought = BROUGHT.exec(text);
  if (brought)
    return guestsOfMatch(brought[2] ? 2 : (brought[1] ?? '').split(' y ').length, brought);
  const two = TWO_OTHERS.exec(text);
  if (two) return guestsOfMatch(2, two);
  const known = guestsFrom(text);
  if (known) return known;
  for (const pattern of COUNTED) {
    const match = pattern.exec(text);
    if (match) return guestsOfMatch(numberOf(match[1]), match);
  }
  const other = OTHER.exec(text);
  if (other) return guestsOfMatch(1, other);
  const together = TOGETHER.exec(text);
  if (together) return guestsOfMatch(numberOf(together[1]) - 1, together);
  return { guests: 0, from: 0, to: 0 };
}

/** Returns the guests of a clause who are named by where they are from; a thing is nobody: 'el auto del laburo'. */
function guestsFrom(text: string): Guests | null {
  const counted = FROM_COUNTED.exec(text);
  const match = counted ?? FROM_ONE.exec(text);
  const noun = match?.groups?.['noun'];
  if (!match || (noun !== undefined && isAside(noun))) return null;
  const isOpen = noun !== undefined && !PERSON_ONLY.test(noun) && !NICKNAME.test(noun);
  return { ...guestsOfMatch(counted ? numberOf(counted[1]) : 1, match), isOpen };
}

const NAME = String.raw`\p{Lu}\p{L}+`;
/** NAMED_PERSON and NAMED_ALONG match the names of guests as typed: 'mi primo Kevin', 'llevo a Pau y a Meli'. */
const NAMED_PERSON = new RegExp(String.raw`(?<!\p{L})${PERSON},? (${NAME})`, 'gu');
const NAMED_ALONG = new RegExp(
  String.raw`(?<!\p{L})${BRING} a (${NAME})(?: y (?:a )?(${NAME}))?`,
  'gu',
);

/** Returns the names of guests in a message. */
export function guestsNamed(said: string): string[] {
  return [NAMED_PERSON, NAMED_ALONG].flatMap((pattern) =>
    [...said.matchAll(pattern)].flatMap(([, ...names]) =>
      names.filter((name) => name !== undefined),
    ),
  );
}

function guestsOfMatch(guests: number, { index, 0: told }: RegExpExecArray): Guests {
  const isBelievable = guests > 0 && guests <= GUESTS_MAX;
  return { guests: isBelievable ? guests : 0, from: index, to: index + told.length };
}

function numberOf(word = ''): number {
  return NUMBERS[word] ?? Number(word);
}
