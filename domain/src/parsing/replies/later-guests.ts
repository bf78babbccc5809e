/**
 * Reads later messages of a player about the guests whom he has mentioned: 'dice que sí, viene', 'al final va uno
 * nomás', 'mi primo no puede'. Such a message says nothing about the player, and the organiser is asked.
 */
import { COMMON_WORDS } from '../names/find-names.ts';
import { plainWord } from '../words.ts';
import { isAside, isFiller } from './reply-words.ts';
import { type Evidence, type ReadReply, replyOfEachPerson } from './evidence.ts';
import { leavesGuests, offersGuest } from './open-guests.ts';
import type { NameMatcher } from '../names/match-names.ts';
import { type Clause, readClauses } from './read-clauses.ts';
import { type GuestsNow, offeredGuests } from './offered-guests.ts';
import type { ReadLine } from './read-statements.ts';
import type { ReplyLine } from './reply-lines.ts';
import { senderOf } from './sender.ts';

const COUNT: Record<string, number> = { dos: 2, tres: 3, cuatro: 4 };
/** Matches a number of guests that replaces an earlier one: 'al final va uno nomás', 'llevo uno solo', 'bueno, uno'. */
const GUESTS_NOW =
  /^\P{L}*(?:(?:al final|bueno|ok|dale|listo|entonces|igual|pues|po|perdon|mejor|ya),? )*(?:(?:va|van|viene|vienen|llevo|traigo|voy con|seria|serian|es) )?(?:solo )?(un[oa]?|dos|tres|cuatro|[1-4])(?: (?:sol[oa]s?|nomas|no mas|solamente|entonces|conmigo|mas|al final|amig[oa]s?|po|pues))*(?![\p{L}\d]| \p{L})/u;
/** Matches a number of people that includes the player: 'al final somos 2'. */
const TOGETHER_NOW =
  /(?<!\p{L})(?:al final|entonces|ahora|igual|pero) (?:somos|vamos|seriamos) (?:solo )?(?:l[oa]s )?(dos|tres|[23])(?![\p{L}\d])/u;

/** REFUSES and ACCEPTS match how another player answers an offer: 'no, ya estamos', 'dale, que venga'. */
const REFUSES =
  /^\P{L}*(?:(?:no|nop|nel|esper[aá])(?!\p{L})|ya (?:estamos|somos))|(?<!\p{L})(?:no (?:hay|entra|queda|hacen? falta)|completos|llenos)(?!\p{L})/iu;
const ACCEPTS =
  /^\P{L}*(?:s[ií]+|dale|obvio|claro|joya|genial|de una|sale|venga|tr[aá]el[oae]s?|sumal[oa]s?|perfecto|buen[ií]simo|hacen? falta|hay lugar)(?!\p{L})|(?<!\p{L})que veng/iu;
/** An offer is answered by the next message. */
const ANSWERS_MAX = 1;

/** Matches a question and a condition, with which an offer waits for an answer. */
const OPEN = /\?|(?<!\p{L})si(?!\p{L})/u;
/** Only this number of the last messages of a player is combined, so that the time stays in proportion to the text. */
const MESSAGES_MAX = 20;
const PLAIN = { isListed: false, isAck: false, isSoft: false, isSure: false };

/**
 * Returns the functions that read the messages of a chat one after the other: the guests that a message changes, and
 * whether it counts its sender together with guests.
 */
export function laterGuests(names: NameMatcher) {
  const offered = offeredGuests(names);
  return { in: guestsInChat(names, offered), together: offered.counted };
}

function guestsInChat(names: NameMatcher, offered: ReturnType<typeof offeredGuests>) {
  const hosts = new Set<string>();
  /** The last player who has offered to bring guests, and the number of messages since. */
  let offer = { id: '', since: 0 };

  function replyOf(id: string, evidence: readonly Evidence[]): ReadReply | undefined {
    const own = evidence.filter(({ who }) => who.playerId === id);
    return replyOfEachPerson(own.slice(-MESSAGES_MAX))[0];
  }

  /** Returns what a message says about the guests whom the player of the last offer would bring. */
  function answerToOffer({ line, text, said }: ReplyLine, all: readonly Evidence[]): Evidence[] {
    const host = offer.since++ < ANSWERS_MAX ? replyOf(offer.id, all) : undefined;
    const isRefused = REFUSES.test(said);
    if (!host || host.sure || !(isRefused || ACCEPTS.test(said))) return [];
    const { name, playerId, candidates, meaning, guests } = host;
    offer = { id: '', since: 0 };
    const now = isRefused ? 0 : Math.max(guests, 1);
    if (now === guests) return [];
    const who = { name, playerId, candidates };
    return [{ line, text, who, ...PLAIN, isOwn: true, meaning, guests: now, guestsNow: now }];
  }

  /**
   * Returns what a message says, with the numbers of guests that it changes. `found` is what the message says
   * otherwise, and `evidence` all that was said before.
   */
  return (
    reply: ReplyLine,
    read: ReadLine,
    found: readonly Evidence[],
    evidence: readonly Evidence[],
  ): Evidence[] => {
    if (reply.sender === null || reply.item !== null) return [...found];
    const { who } = senderOf(reply.sender, names);
    const id = who.playerId ?? '';
    const isAnswerToCall = found.some((one) => one.isOwn && one.isSure && !one.isSoft);
    const answer = id === offer.id || isAnswerToCall ? [] : answerToOffer(reply, evidence);
    const together = offered.counted(reply);
    offered.hear(reply, read);
    const isHost = hosts.has(id) || together !== null;
    const isOffer = offersGuest(reply.said);
    if (isOffer || read.guests > 0) hosts.add(id);
    if ((isOffer || read.guests > 0) && OPEN.test(reply.said)) offer = { id, since: 0 };
    const isNamed = read.statements.some((one) => one.who !== null);
    if (answer.length > 0) return [...found.filter(({ isSure }) => isSure), ...answer];
    if (id === '' || !isHost || isNamed) return [...found];
    const before = replyOf(id, evidence);
    const guests = before?.guests ?? 0;
    const now = together ?? guestsNow(reply.said, guests, before?.guestNames ?? []);
    if (now === null) return [...found];
    const own = now.isOfOthers ? [] : found;
    if (now.guests === guests) return before?.sure ? [...found] : [...own];
    return [
      ...own,
      {
        line: reply.line,
        text: reply.text,
        who,
        ...PLAIN,
        isOwn: true,
        meaning: before?.meaning ?? null,
        guests: now.guests,
        guestsNow: now.guests,
      },
    ];
  };
}

/** Returns the guests after a message, or null if the message does not change them. */
function guestsNow(said: string, guests: number, guestNames: readonly string[]): GuestsNow | null {
  const plain = plainWord(said);
  const [, together] = TOGETHER_NOW.exec(plain) ?? [];
  if (together !== undefined) return { guests: numberOf(together) - 1, isOfOthers: false };
  const [, count] = (guests > 0 && GUESTS_NOW.exec(plain)) || [];
  if (count !== undefined) return { guests: numberOf(count), isOfOthers: true };
  const clauses = readClauses(said).filter(({ isQuestion }) => !isQuestion);
  const isOwn = clauses.some(({ by, meaning }) => meaning !== null && /^(?:me|us)$/.test(by));
  // The reply itself leaves these guests out (evidence.ts).
  if (isOwn && leavesGuests(said)) return null;
  const isGone = clauses.some((one) => one.by === 'them' && one.meaning === 'no-va');
  const isNameGone = guestNames.some((name) => leavesOut(plain, plainWord(name)));
  if (guests > 0 && (isNameGone || isGone || leavesGuests(said)))
    return { guests: guests - 1, isOfOthers: !isOwn };
  const answer = clauses.find(
    (one) => one.by === 'them' && one.meaning === 'va' && isUnderstood(one),
  );
  return isOwn || !answer ? null : { guests: Math.max(guests, 1), isOfOthers: true };
}

/** Tells whether a clause has nothing but an answer and words beside it, unlike 'juega mejor que vos'. */
function isUnderstood({ words }: Clause): boolean {
  return words.every(
    ({ word, isUsed }) => isUsed || COMMON_WORDS.has(word) || isFiller(word) || isAside(word),
  );
}

/** Matches what follows a name of a person who does not come. */
const DOES_NOT_COME = /^ (?:\p{L}+ ){0,3}?(?:no|tampoco|se (?:baj|borr|raj|cay)\p{L}+)(?!\p{L})/u;

/** Tells whether a text says that a person with this name does not come: 'Ulises al final no va'. */
function leavesOut(plain: string, name: string): boolean {
  const [before = '', ...rest] = plain.split(name);
  return rest.some((after, at) => {
    const isWhole = !/\p{L}$/u.test(at === 0 ? before : (rest[at - 1] ?? ''));
    return isWhole && DOES_NOT_COME.test(after);
  });
}

function numberOf(word: string): number {
  return COUNT[word] ?? (Number(word) || 1);
}
