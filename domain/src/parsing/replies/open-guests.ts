/** Finds guests whom a message leaves open: who want to come, who could come, and who no longer come. */
import { plainWord } from '../words.ts';
import { PERSON } from './guests.ts';
import { BRING } from '../word-classes.ts';

/** Excludes a relative who comes for the sender: 'mi hermano viene a buscarme'. */
const NOT_TO_SENDER = String.raw`(?! a \p{L}+[aei]r(?:me|nos)(?!\p{L}))`;
const COMES = String.raw`(?:va|viene|juega|entra|tapa|ataja|cae|jala|vai|vem|joga|acompa[nñ]a|se suma|se viene|se prende|se anota)(?!\p{L})${NOT_TO_SENDER}`;
/** WISHES and MAY_BRING match people who want to come, or whom the sender may bring. */
const WISHES = new RegExp(
  String.raw`(?<!\p{L})(?:un|una|um|uma|mi|meu|minha|otr[oa]|[oa]) ${PERSON}(?: (?!no |nao )\p{L}+){0,5}? (?:quier\p{L}*|quer|querem|pregunt\p{L}*|se prende|interesad[oa]|puede|pode|capaz)(?!\p{L})|(?<!\p{L})e[l]? \p{L}+(?: (?:meu|mi) \p{L}+)? (?:quiere|quer) (?:jugar|jogar|venir|vir|ir)`,
  'u',
);
const MAY_BRING = new RegExp(
  String.raw`(?<!\p{L})(?:pued[oae]|podemos|posso|pode|podria|se puede|jode|hay (?:lugar|cupo)|da para|tem vaga|l[oa] ${BRING}|${BRING} a)(?!\p{L})[^?.!]*\?`,
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
const ASKS_SOMEBODY = new RegExp(
  String.raw`(?<!\p{L})(?:(?:le|les|lo|la) (?:digo|dije|aviso|pregunto|pregunte|mando|escribo|consulto|invito)|(?:puedo|podria) (?:llevar|traer|conseguir|sumar|invitar)|consigo|${BRING}|busco|mando)(?!\p{L})`,
  'u',
);

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
