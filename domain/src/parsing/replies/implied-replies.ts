/** Finds replies of players who are not the subject of any clause. */
import { chatMessage } from '../chat-message.ts';
import type { RosterName, NameMatcher } from '../names/match-names.ts';
import { wordsOf } from '../words.ts';
import type { Evidence, ReadReply } from './evidence.ts';
import { countsPeople, leavesGuests } from './open-guests.ts';
import { senderOf } from './sender.ts';
import type { ReadLine } from './read-statements.ts';
import type { ReplyLine } from './reply-lines.ts';

const PLAIN_REPLY = {
  guests: 0,
  isListed: false,
  isAck: false,
  isSoft: false,
  isOwn: false,
} as const;
const SHORT_REPLY_WORDS = 3;
/**
 * Matches a short message that is no yes to a question: the placeholder of a file, a laugh, a greeting or another
 * remark, and any message with a digit, a question mark or 'no'.
 */
const NO_ANSWER =
  /^\[[^\]]*\]$|omiti|omitted|adjunt|attached|mensaje|message|foto|v[ií]deo|audio|sticker|gif|image|llamada|call|null|\.\w{3,4}$|^(?:\P{L}*ja|\P{L}*je|qu[eé] |feliz|gracias|felic|grande|uh|genial|null|hola|buen|llueve|puntual|suerte|aguante)|\d|\?|(?<!\p{L})no(?!\p{L})/iu;

/**
 * Returns a yes for every player of the roster that 'Van todos menos Piojo' does not name; an empty array for any other
 * message.
 */
export function repliesOfAllOthers(
  reply: ReplyLine,
  read: ReadLine,
  roster: readonly RosterName[],
): Evidence[] {
  if (!/(?<!\p{L})tod[oa]s (?:menos|salvo|excepto) /iu.test(reply.said)) return [];
  const named = new Set(read.statements.flatMap(({ who }) => who?.ids ?? []));
  const { line, text } = reply;
  return roster
    .filter(({ id }) => !named.has(id))
    .map(({ id, name }) => ({
      line,
      text,
      who: { name, playerId: id, candidates: [id] },
      ...PLAIN_REPLY,
      meaning: 'va',
      isSure: true,
    }));
}

/** Matches what a player says about himself without an answer: 'eu até queria mas tô de plantão', 'tengo un acto'. */
const ABOUT_ME =
  /(?<!\p{L})(?:yo|eu|me|m[ií]|conmigo|tengo|ando|estoy|toy|salgo|vuelvo|quiero|quer[ií]a|tô|tou|estou|tenho|minha|meu)(?!\p{L})/iu;
/** Matches words with which such a message is rather a no: 'me re copa pero es el cumple de mi vieja'. */
const RATHER_NO =
  /(?<!\p{L})(?:pero|mas|no|n[ãa]o|lo siento|tengo|tenho|ando|estoy|toy|tô|tou|estou|vuelvo|se casa|cumple\p{L}*|casamiento|boda|enferm\p{L}+|intern\p{L}+|fiebre|velorio|falleci\p{L}+|reposo|m[eé]dic[oa]|fisio|hospital|cl[ií]nica|yeso)(?!\p{L})/iu;
/** Matches how somebody who is away takes leave: 'nos fuimos a la playa, pásenla lindo', 'saludos desde Salta'. */
const TAKES_LEAVE =
  /(?<!\p{L})(?:nos (?:fuimos|vinimos|vamos)|saludos desde|divi[eé]rtanse|disfruten|p[aá]senl[ao]|jueguen por m[ií]|desde (?:mi )?casa)(?!\p{L})/iu;

/**
 * Reads a message of a player after a call that is not understood as a reply that needs a decision, unless it counts on
 * from the message before ('5' after '4'). A short message is rather a yes: 'Sipo', 'yo me copo', '6'. The array is empty
 * for messages that are not about their sender.
 */
export function evidenceOfUnread(
  { line, text, said, sender }: ReplyLine,
  before: ReplyLine | undefined,
  names: NameMatcher,
): Evidence[] {
  const words = wordsOf(said);
  const isShort =
    PAID.test(said) ||
    words.length === 1 ||
    (words[0] === 'yo' && words.length <= SHORT_REPLY_WORDS);
  const { who } = senderOf(sender ?? '', names);
  const count = countIn(said);
  const isNext = before !== undefined && wordsOf(before.said).includes(String(count - 1));
  const isCount = isNext || (count > 1 && before?.said.includes('?') === false);
  const isToAnother = words.some((word) => names.match([word], true) !== null);
  if (!before || who.playerId === null || isToAnother) return [];
  const isLeaving = TAKES_LEAVE.test(said);
  const isYes = isCount || (isShort && !NO_ANSWER.test(said));
  const isOther =
    said.includes('?') || /equivoqu[eé]/iu.test(said) || !(ABOUT_ME.test(said) || isLeaving);
  if (!isYes && (isShort || isOther)) return [];
  const meaning = isYes ? 'va' : isLeaving || RATHER_NO.test(said) ? 'no-va' : 'duda';
  const isSure = isNext && count > 1 && countIn(before.said) > 0;
  return [{ line, text, who, ...PLAIN_REPLY, meaning, isSure }];
}

/** Returns the number with which a player joins those who have counted so far ('4', '3, al arco'), or NaN. */
function countIn(said: string): number {
  const [, count] = /^(1[0-4]|[1-9])(?:,? (?:entonces|yo|al arco))?[.!]*$/iu.exec(said) ?? [];
  return count === undefined ? Number.NaN : Number(count);
}

/**
 * A message without an answer that may take back a yes: its line and the player who sent it. `isOfGuests` is true if it
 * may only change the number of guests.
 */
export type Apology = { line: number; playerId: string; isOfGuests: boolean };

/** Matches a payment of the sender: 'ya te consigné', 'ahí te transferí'. */
const PAID =
  /(?<!\p{L})(?:ya|ah[ií]|reci[eé]n|listo),? (?:te |les )?(?:transfer[ií]|pagu[eé]|consign[eé]|deposit[eé]|yape[eé]|mand[eé] la plata|fiz o pix)(?!\p{L})/iu;

const APOLOGY =
  /perd[oó]n|disculp|lament|lo siento|surgi|sali[oó] (?:algo|una?)|complic|cancel|problema|bajón|ment[ií]|^(?:al? (?!final|las? \d)|(?:para|pero|aunque|si|salvo|menos|solo) )|(?<!\p{L})(?:broma|joda|chiste)(?!\p{L})/iu;

/** Matches what a player does or would do for others: 'la tengo yo', 'te levanto 21:30', 'yo le pediría un turno'. */
const HELPS =
  /^(?!.*(?<!\p{L})no(?!\p{L})).*(?<!\p{L})(?:^yo (?:tengo|llevo)$|me (?:echo|pongo) (?:\p{L}+ ){0,5}(?:arco|porter[ií]a)|yo (?:te|l[eo]s?) \p{L}+r[ií]a|paso por|l[oa]s? (?:tengo|llevo|traigo|pongo)|te (?:llevo|levanto|recojo|paso|busco|espero|presto|aviso))(?!\p{L})/iu;

export function apologyOf({ line, said, sender }: ReplyLine, names: NameMatcher): Apology[] {
  const { playerId } = senderOf(sender ?? '', names).who;
  const isMine = ABOUT_ME.test(said) && !HELPS.test(said);
  const isMet = APOLOGY.test(said) || leavesGuests(said) || isMine;
  const isOfGuests = countsPeople(said);
  return playerId !== null && (isMet || isOfGuests) ? [{ line, playerId, isOfGuests: !isMet }] : [];
}

/** Matches a question whether an answer is meant: 'es un sí o un no, Beto?', 'Beto en serio?'. */
const ASKS_AGAIN =
  /(?<!\p{L})(?:s[ií] o (?:un )?no|(?:en serio|posta|de verdad|segur[oa]|confirm(?:[aá]s|aste)|o no)(?!\p{L})[^.!]*\?)/iu;

/** Returns the players of whom another sender asks whether their answers are meant. */
export function askedAgain({ line, said }: ReplyLine, names: NameMatcher): Apology[] {
  if (!ASKS_AGAIN.test(said)) return [];
  return wordsOf(said).flatMap((word) => {
    const [playerId, more] = names.match([word], true)?.ids ?? [];
    return playerId === undefined || more ? [] : [{ line, playerId, isOfGuests: false }];
  });
}

/** A message with at least this number of names is a list. */
const LIST_LEAST = 3;
/** A later list is a copy of an earlier one if at most this share of its names is missing. */
const MISSING_MOST = 0.4;

/** Returns the players of a list in a chat who come by their `replies` and whom a later copy of the list leaves out. */
export function leftOut(evidence: readonly Evidence[], replies: readonly ReadReply[]): Apology[] {
  const isComing = (id: string) =>
    replies.some(({ playerId, meaning }) => playerId === id && meaning === 'va');
  const all: Evidence[][] = [];
  for (const one of evidence) {
    if (chatMessage(one.text) || all.length === 0) all.push([]);
    if (one.isListed && one.who.playerId !== null) all.at(-1)?.push(one);
  }
  const lists = all.filter(({ length }) => length >= LIST_LEAST);
  return lists.flatMap((later, place) => {
    const ids = new Set(later.map(({ who }) => who.playerId));
    const gone = lists.slice(0, place).flatMap((list) => {
      const missing = list.flatMap(({ who }) =>
        ids.has(who.playerId) ? [] : (who.playerId ?? []),
      );
      return missing.length > MISSING_MOST * list.length ? [] : missing;
    });
    return gone
      .filter((id) => isComing(id))
      .map((playerId) => ({ line: later[0]?.line ?? 0, playerId, isOfGuests: false }));
  });
}

/**
 * Returns the reply, which needs a decision if the calls name different days (`isMoved`), or if the same player says
 * more later that is not understood, about himself ('Voy', and then 'uh, me salió una reunión') or about the number of
 * his guests.
 */
export function withApologies(
  reply: ReadReply,
  regrets: readonly Apology[],
  isMoved: boolean,
): ReadReply {
  const isTakenBack = regrets.some(
    ({ line, playerId, isOfGuests }) =>
      line > reply.line && playerId === reply.playerId && (!isOfGuests || reply.guests > 0),
  );
  return isMoved || isTakenBack ? { ...reply, sure: false } : reply;
}
