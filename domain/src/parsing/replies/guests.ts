import { plainWord } from '../words.ts';

/** Reads how many guests a person brings, from plain words: '+1', 'llevo uno', 'voy con dos amigos', 'somos tres'. */
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
const COUNT = String.raw`(un par(?: de)?|un[oa]?|uma?|dos|dois|duas|tres|cuatro|cinco|\d{1,2})`;
export const PERSON = String.raw`(?:amig|coleg|prim[oa]|herman|invitad|comp|cu[nñ]ad|cunhad|hij|filh|irm|pib|vecin|novi|person|cuat|carnal|sobrin|tio|tia|viejo|nuer|namorad|vizinh|sogr|abuel|ahijad|afilhad|parcero|brother|conocid|padre|papa|suegro|soci|yern|jugador)\p{L}*`;
const BRING = String.raw`(?!me (?:llev|tra)(?:a|e) )(?<!\bme )(?:me )?(?:(?:llev|lev|tra|sum|anot|apunt|invit|mand|prest)(?:o|a|e|ar|er|igo|amos|emos)(?:me|nos|l[aeo])?|consegui)(?: tambien)?(?: a)?`;
/** Matches where the sender knows somebody from: 'el pelado de mi oficina', 'dos pibes del laburo'. */
const FROM = String.raw`(?:del?|d[ao]|de (?:la|mi|nuestr[oa])) (?:laburo|trabajo|oficina|gym|gimnasio|barrio|facu|facultad|uni|u|curro|pega|chamba|edificio|piso|club|cole|colegio|escuela|cuadra|servicio|trabalho|escola|predio)(?!\p{L})`;
const GUESTS_MAX = 9;

const COUNTED = [
  /(?<!\d)\+ ?(\d{1,2})(?![ -]?\d)/u,
  new RegExp(
    String.raw`\b(?:${BRING}|con|com|y|mas|mais|vienen|van)(?: a)?(?: mis| sus)? ${COUNT}(?: ${PERSON}(?: mas)?| mas)`,
    'u',
  ),
  new RegExp(String.raw`\b(?:${BRING}|con) ${COUNT} \p{L}+ mas\b`, 'u'),
  new RegExp(String.raw`(?:^ ?|\b(?:${BRING}|con|com|y)(?: a)? )${COUNT} (?:\p{L}+ )?${FROM}`, 'u'),
  new RegExp(String.raw`\b${BRING}(?: a)? ${COUNT} (?:arquer|porter|goler)[oa]s?(?!\p{L})`, 'u'),
  new RegExp(String.raw`\b(?:voy|vengo|caigo|llego|sumo|anoto) con ${COUNT} *$`, 'u'),
  new RegExp(
    String.raw`\b(?:${BRING}|con|com) (dos|dois|duas|tres|cuatro|[2-9]) (?:del|de la|de mi|da|do) \p{L}+`,
    'u',
  ),
  new RegExp(String.raw`\b(?:${BRING}|mas|mais) ${COUNT}(?: sol[oa]| nomas)? *$`, 'u'),
];
const OTHER = new RegExp(
  String.raw`\b(?:${BRING}|con|com)(?: a)? (?:el|al|la|o|a) \p{L}+ ${FROM}|\b(?:anot|apunt|sum|agreg)\p{L}* a mi (?:vieja|madre|mama|mujer|senora|marido|pareja|espos[oa]|nen[ea])(?!\p{L})|\+ ?(?:mi|su|un|una) ${PERSON}|\b(?:mi|un|una) ${PERSON} y yo\b|\b(?:va|entra|viene|juega|es)(?: conmigo)? (?:mi|su|un|el) ${PERSON}|\b(?:${BRING}|con|com|y|e)(?: a)? (?:mi|su|meu|minha|seu|sua|el|al|o|a|alguien|otro|otra)(?: ${PERSON})|\b(?:mi|un) ${PERSON}(?: \p{L}+)?(?<! no) (?:va|viene|juega|entra|ataja|se suma|se prende)(?!\p{L})|\b${BRING} (?:alguien|otro)|\bcon (?:alguien|invitad[oa])`,
  'u',
);
const TWO_OTHERS = new RegExp(
  String.raw`\b(?:con|${BRING}) (?:mi|un|una) ${PERSON} y (?:a )?(?:mi|un|una|otr[oa]) ?${PERSON}?`,
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
const BROUGHT =
  /\b(?:sumo|llevo|traigo|invito|mando) a (?!nadie|alguien|mi |su |un|dos |tres |cuatro |cinco |\d|los |las |el |la |otro|yo)\p{L}{3,}((?: y (?:al? (?:la )?)?\p{L}{3,})*)|\b(?:sumo|llevo|traigo) a (?:los|mis) (mellizos|gemelos|dos)/u;
/**
 * Matches a number of people that includes the sender, so that one guest fewer counts: '+2 (yo y Nico)', 'anotame 2
 * lugares', 'anota 3 a mi nombre'.
 */
const COUNT_WITH_SENDER =
  /\+ ?(\d) ?\(yo y \p{L}+|\b(?:ponele|ponme|poneme|anotame|anota) (\d)(?: a mi nombre| lugares)/u;

/**
 * The number of guests that a clause states, and the range `from` to `to` (exclusive) of the text that states it. All
 * are 0 if there are no guests.
 */
export type Guests = { guests: number; from: number; to: number };

/** Returns the guests of a clause in plain letters (plainWord). */
export function findGuests(text: string): Guests {
  const withMe = COUNT_WITH_SENDER.exec(text);
  if (withMe) return guestsOfMatch(Number(withMe[1] ?? withMe[2]) - 1, withMe);
  const named = NAMED.exec(text);
  if (named) return guestsOfMatch(named[0].split('+').length - 1, named);
  const brought = BROUGHT.exec(text);
  if (brought)
    return guestsOfMatch(brought[2] ? 2 : (brought[1] ?? '').split(' y ').length, brought);
  const two = TWO_OTHERS.exec(text);
  if (two) return guestsOfMatch(2, two);
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

const COMES = '(?:va|viene|juega|entra|tapa|ataja|cae|jala|vai|vem|joga|se suma)(?!\\p{L})';
/** WISHES and MAY_BRING match people who want to come, or whom the sender may bring. */
const WISHES = new RegExp(
  String.raw`(?<!\p{L})(?:un|una|um|uma|mi|meu|minha|otr[oa]|[oa]) ${PERSON}(?: (?!no |nao )\p{L}+){0,5}? (?:quier\p{L}*|quer|querem|pregunt\p{L}*|se prende|interesad[oa]|puede|pode|capaz)(?!\p{L})|(?<!\p{L})e[l]? \p{L}+(?: (?:meu|mi) \p{L}+)? (?:quiere|quer) (?:jugar|jogar|venir|vir|ir)`,
  'u',
);
const MAY_BRING = new RegExp(
  String.raw`(?<!\p{L})(?:pued[oae]|podemos|posso|pode|podria|se puede|jode|hay (?:lugar|cupo)|da para|tem vaga|l[oa] (?:llevo|traigo|sumo)|(?:llevo|traigo|sumo|levo) a)(?!\p{L})[^?.!]*\?`,
  'u',
);
const SOMEBODY = new RegExp(
  String.raw`(?<!\p{L})(?:un|una|um|uma|mi|meu|minha|otr[oa]|dos|dois|[oa]) ${PERSON}`,
  'u',
);

const COMER = new RegExp(
  String.raw`(?<!\p{L})(?:un|una|mi|meu|minha) ${PERSON}(?: (?!no |nao |en |na )\p{L}+){0,3}? ${COMES}|(?<!\p{L})${COMES}(?: (?:tambien|tb|tmb|tambem|con))* (?:un|una|mi|meu|minha) ${PERSON}`,
  'u',
);

/** Matches people whom the sender could bring, perhaps only by car: 'puedo llevar 3'. */
const OFFERS = new RegExp(
  String.raw`(?<!\p{L})(?:puedo|podria|podemos|posso) (?:llevar|traer|sumar|levar|trazer)(?: a)? (?:dos|tres|cuatro|[1-9]|(?:un[oa]?|otr[oa]|mi) (?:mas|${PERSON}))(?!\p{L}|\d)`,
  'u',
);

/**
 * Tells whether a message is about somebody whom the sender knows and who comes or wants to: 'va también mi viejo',
 * 'voy, puede ir mi hermano?'.
 */
export function tellsOfGuest(said: string): boolean {
  const plain = plainWord(said);
  const mayBring = MAY_BRING.test(plain) && SOMEBODY.test(plain);
  return mayBring || WISHES.test(plain) || COMER.test(plain);
}

/** Matches what the sender does so that somebody comes: 'le pregunto', 'les mando', 'puedo conseguir'. */
const ASKS_SOMEBODY =
  /(?<!\p{L})(?:(?:le|les|lo|la) (?:digo|dije|aviso|pregunto|pregunte|mando|escribo|consulto|invito)|(?:puedo|podria) (?:llevar|traer|conseguir|sumar|invitar)|consigo|llevo|traigo|invito|busco|mando)(?!\p{L})/u;

/** Tells whether a message is about somebody who comes with the sender, wants to come or could be asked. */
export function offersGuest(said: string): boolean {
  const plain = plainWord(said);
  return tellsOfGuest(said) || (SOMEBODY.test(plain) && ASKS_SOMEBODY.test(plain));
}

const ANYBODY = new RegExp(
  String.raw`(?<!\p{L})(?:mi|un|una|otr[oa]|meu|minha) (?:otr[oa] )?${PERSON}`,
  'gu',
);

/**
 * Tells whether a message leaves open how many guests come: the sender could bring them, or the message is about more
 * people than the `counted` guests ('somos 3: yo, mi hermano y un amigo').
 */
export function leavesOpenGuests(said: string, counted: number): boolean {
  const plain = plainWord(said);
  return OFFERS.test(plain) || (counted > 0 && [...plain.matchAll(ANYBODY)].length > counted);
}

/** Matches words by which somebody comes in place of the sender. */
const IN_MY_PLACE =
  /(?<!\p{L})(?:en mi lugar|en vez (?:m[ií]a|de m[ií])|por m[ií](?=\P{L}*$|[.,;])|(?:mi|el) (?:lugar|puesto|cupo) al?|me (?:reemplaza|cubre|suple)|(?:les|te|os) mando)(?!\p{L})/iu;
const PERSON_IN_MESSAGE = new RegExp(String.raw`(?<!\p{L})${PERSON}`, 'iu');

/**
 * Tells whether a sender sends a person in his place: 'mi hermano puede ir en mi lugar', or 'me reemplaza Kevin' if the
 * message names somebody who is not on the roster (`hasStranger`).
 */
export function sendsAnother(said: string, hasStranger: boolean): boolean {
  return IN_MY_PLACE.test(said) && (hasStranger || PERSON_IN_MESSAGE.test(said));
}

/**
 * Matches words by which the guests of a player do not come: 'mi primo se bajó', 'sin mi hermano', 'voy yo nomás', 'voy
 * sola'.
 */
const WITHOUT_GUESTS = new RegExp(
  String.raw`(?<!\p{L})(?:(?:mi|el|la|su|meu|minha) ${PERSON}(?: \p{L}+)? (?:(?:al final|ya|hoy|tampoco|me dijo que|dice que|dijo que) )*(?:(?:no|nao)(?! se)|se (?:bajo|baja|borro|cayo|rajo|raja)|cancelo|fallo)|cancelo a (?:mi|el|los|mis) ${PERSON}|(?:sin|ni) (?:mi|el|la|mis|los) ${PERSON}|yo (?:no mas|nomas|solamente|solit[oa])|sol[oa]|sin (?:invitad\p{L}*|nadie))(?!\p{L})`,
  'u',
);

/** Tells whether a message says that guests do not come. */
export function leavesGuests(said: string): boolean {
  return WITHOUT_GUESTS.test(plainWord(said));
}

/** Matches people or a number of people: 'uno se bajó', 'al final somos 3'. */
const PEOPLE = new RegExp(
  String.raw`(?<!\p{L})(?:\d|un[oa]|dos|tres|cuatro|ningun[oa]|nadie|sol[oa]|${PERSON})(?!\p{L})`,
  'iu',
);

/** Tells whether a message may be about a number of guests. */
export function countsPeople(said: string): boolean {
  return PEOPLE.test(said);
}

/** Matches 'vamos los dos', which does not say who the other person is. */
const ALL_OF_US =
  /^\P{L}*(?:(?:dale|listo|bueno|si),? )?vamos (?:l[oa]s (?:dos|tres|cuatro|\d)|ambos|juntos)\P{L}*$/u;
/** Matches words for several people whom the clause does not name: 'cuenten con nosotros', 'somos los 3'. */
const SEVERAL =
  /(?<!\p{L})(?:un[oa]?|dos|tres|\d) o (?:dos|tres|cuatro|\+? ?\d)(?!\p{L})|^\P{L}*nos (?:anot|sum|apunt|prend)|(?<!\p{L})(?:^ ?|(?:somos|van|vamos|entonces) )(?:[2-4]|dos|tres|cuatro) (?:contando )?(?:conmigo|contandome)|(?<!\p{L})(?:(?:cuent|cont)\p{L}* con (?:\d|(?:l[oa]s )?(?:dos|tres)|nosotr[oa]s)|yo y el|eu e o)(?!\p{L}| \p{L}+ y)|(?<!\p{L})(?:somos|vamos) (?:l[oa]s (?:[3-9]|tres|cuatro)|(?:[2-4]|dos|tres|cuatro) mas)(?!\p{L})|(?<!\p{L})(?:o yo|yo o|un[oa] de (?:nosotr[oa]s|l[oa]s (?:dos|tres)))(?!\p{L})/u;

/** Tells whether a clause of a message leaves open who comes with the sender. */
export function leavesOpenWho(clause: string, whole: string): boolean {
  return ALL_OF_US.test(whole) || SEVERAL.test(plainWord(clause));
}

const NAME = String.raw`\p{Lu}\p{L}+`;
/** NAMED_PERSON and NAMED_ALONG match the names of guests as typed: 'mi primo Kevin', 'llevo a Pau y a Meli'. */
const NAMED_PERSON = new RegExp(String.raw`(?<!\p{L})${PERSON},? (${NAME})`, 'gu');
const NAMED_ALONG = new RegExp(
  String.raw`(?<!\p{L})(?:llevo|traigo|sumo) a (${NAME})(?: y (?:a )?(${NAME}))?`,
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
