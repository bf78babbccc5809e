/** Finds the people that a line of replies is about: its sender, people of the roster, or a person who is not on it. */
import type { ReplyMeaning } from './reply-words.ts';
import { isRelative } from '../lists/added-guests.ts';
import { isAboutMatch, soundsLikeTitle } from '../lists/line-kinds.ts';
import { cleanName, isNote } from '../names/clean-name.ts';
import { isAside, isFiller } from './reply-words.ts';
import type { Evidence } from './evidence.ts';
import { evidenceOfGuest, isGuestOfSender } from './guest-lines.ts';
import { guestsNamed } from './guests.ts';
import type { NameMatch, NameMatcher } from '../names/match-names.ts';
import { wordsOf } from '../words.ts';
import { combinedMeaning } from './read-clauses.ts';
import type { ReadLine } from './read-statements.ts';
import type { ReplyLine } from './reply-lines.ts';
import { personOfMatch, senderOf } from './sender.ts';
import type { Statement } from './clause-statements.ts';

type Context = {
  names: NameMatcher;
  /** The meaning of the heading over the line, or null without a heading. */
  heading: ReplyMeaning | null;
  /** The senders who may be somebody else than the player whose name is like theirs (`likeOtherSenders`). */
  unsureSenders: ReadonlySet<string>;
  /** True if the line only urges others to come, which needs a decision. */
  isUrging: boolean;
};

const STRANGER_WORDS = 3;

export function evidenceOfLine(reply: ReplyLine, read: ReadLine, context: Context): Evidence[] {
  const { line, text } = reply;
  const isSaid = reply.sender !== null && !reply.item;
  const isGuest = reply.guest !== null || isGuestOfSender(reply, read, context.names);
  if (isGuest) return evidenceOfGuest(reply, context.names);
  const found = isSaid
    ? evidenceOfMessage(reply, read, context)
    : evidenceOfEntry(reply, read, context);
  return found.map((one) => ({ line, text, ...one, isSure: one.isSure && !context.isUrging }));
}

type Found = Omit<Evidence, 'line' | 'text'>;

function evidenceOfMessage(
  reply: ReplyLine,
  { statements }: ReadLine,
  { names, unsureSenders }: Context,
): Found[] {
  const sender = reply.sender ?? '';
  const found = senderOf(sender, names);
  const writer = unsureSenders.has(sender)
    ? { who: { ...found.who, name: sender, playerId: null }, isSure: false }
    : found;
  const groups = Map.groupBy(statements, ({ who }) =>
    who ? personOfMatch(who, names).name : writer.who.name,
  );
  return [...groups.values()].flatMap((group) => {
    const about = group[0]?.who ?? null;
    const { who, isSure } = about
      ? { who: personOfMatch(about, names), isSure: about.isSure }
      : writer;
    const answer = combinedAnswer(group);
    const brings = about
      ? []
      : guestsNamed(reply.said)
          .filter((name) => names.match(wordsOf(name), true) === null)
          .slice(0, answer.guests);
    return {
      who,
      ...answer,
      isSure: isSure && answer.isSure,
      isListed: false,
      isOwn: !about,
      brings,
    };
  });
}

/**
 * Combines several clauses about one person into one answer. `isSure` is false if the organiser has to decide, as about
 * a no with guests.
 */
function combinedAnswer(
  all: readonly Statement[],
): Pick<Evidence, 'meaning' | 'guests' | 'isSure' | 'isAck' | 'isSoft'> {
  const stated = all.filter(({ meaning }) => meaning !== null);
  const hasVerb = stated.some(({ force }) => force === 'hard');
  const hasStatement = stated.some(({ force }) => force !== 'hint');
  const answers = stated.filter(
    ({ force, meaning }) => force !== 'hint' || !(meaning === 'duda' ? hasVerb : hasStatement),
  );
  const guests = Math.max(...all.map((one) => one.guests));
  const verbs = answers.filter(({ force }) => force === 'hard');
  const last = (verbs.length > 0 ? verbs : answers).at(-1);
  const isCountSure = all.every(({ meaning, force }) => meaning !== null || force !== 'weak');
  if (!last) return { meaning: null, guests, isSure: isCountSure, isAck: false, isSoft: false };
  const isSoft = verbs.length === 0;
  const place = answers.indexOf(last);
  const hasDoubt = answers.some(({ meaning }) => meaning === 'duda');
  const endsInDoubt = answers.slice(place).some(({ meaning }) => meaning === 'duda');
  if (
    endsInDoubt ||
    (hasDoubt &&
      !(last.force !== 'weak' && (last.overridesEarlier || (last.meaning === 'no-va' && !isSoft))))
  )
    return { meaning: 'duda', guests, isSure: false, isAck: false, isSoft };
  const others = stated.filter(({ meaning }) => meaning !== last.meaning);
  const again = answers.findLastIndex(({ meaning }) => meaning !== last.meaning) + 1;
  const isTakenBack = answers.slice(again).some(({ overridesEarlier }) => overridesEarlier);
  // 'Igual me animo, mañana les digo' takes nothing back.
  const isOpenAfter = stated.slice(stated.indexOf(last)).some(({ meaning }) => meaning === 'duda');
  const isContradicted =
    isTakenBack && !isOpenAfter
      ? others.some(({ force }) => force === 'hard' || force === 'weak')
      : others.length > 0;
  const deciding = last.meaning === 'va' ? answers.slice(place) : [last];
  return {
    meaning: last.meaning,
    guests,
    isSure:
      deciding.every(({ force }) => force !== 'weak' && force !== 'hint') &&
      (last.meaning === 'va' || guests === 0) &&
      isCountSure &&
      !isContradicted,
    isAck: answers.every(({ force }) => force === 'ack'),
    isSoft,
  };
}

function evidenceOfEntry(reply: ReplyLine, read: ReadLine, context: Context): Found[] {
  const { names, heading } = context;
  const isWaiting = reply.section?.kind === 'waiting';
  const isOpen = isWaiting || reply.section?.isOpen === true;
  const isListed = (own: ReplyMeaning | null) => own === null && heading === null;
  const found = read.statements.flatMap(({ who, meaning, guests, force }) => {
    const own = reply.isStruck ? 'no-va' : meaning;
    const isLoose = !reply.item && isListed(own) && guests === 0;
    if (!who || (isLoose && !read.isOnlyNames)) return [];
    return [
      {
        who: personOfMatch(who, names),
        meaning: own ?? heading ?? 'va',
        guests,
        isSure: force !== 'weak' && who.isSure && !isLoose && !isOpen && !isOpenEntry(reply, read),
        isWaiting,
        isListed: isListed(own),
        isLoose: reply.section?.isOpen === true,
        isAck: false,
        isSoft: false,
        isOwn: false,
      },
    ];
  });
  if (found.length > 0) return mergedByPerson(found);
  const alone = reply.item === null ? null : names.match(wordsOf(reply.said), true);
  if (alone) return [evidenceOfName(alone, names, heading, isWaiting)];
  const name = nameOfStranger(reply, read, heading);
  if (name === null) return [];
  const own = reply.isStruck ? 'no-va' : read.meaning;
  const who = { name, playerId: null, candidates: [] };
  const meaning = own ?? heading ?? 'va';
  return [
    {
      who,
      meaning,
      guests: read.guests,
      isSure: false,
      isListed: isListed(own),
      isAck: false,
      isSoft: true,
      isOwn: false,
      isWaiting,
    },
  ];
}

/** Tells whether a line of a list says more of its people than their answer: 'Beto (amigo mío)'. */
function isOpenEntry({ item, said }: ReplyLine, { others }: ReadLine): boolean {
  const isKnown = (word: string) =>
    isAside(word) || isFiller(word) || isNote(word) || /^\d/.test(word);
  return (
    item !== null &&
    (wordsOf(said).some((word) => isRelative(word)) || !others.every((word) => isKnown(word)))
  );
}

/** Returns a name that is alone in a list as evidence, although it is also a word for yes, such as 'Vale'. */
function evidenceOfName(
  match: NameMatch,
  names: NameMatcher,
  heading: ReplyMeaning | null,
  isWaiting: boolean,
): Found {
  return {
    who: personOfMatch(match, names),
    meaning: heading ?? 'va',
    guests: 0,
    isSure: match.isSure && !isWaiting,
    isListed: heading === null,
    isAck: false,
    isSoft: false,
    isOwn: false,
    isWaiting,
  };
}

/** Combines several clauses of a line about one person into one answer. */
function mergedByPerson(found: readonly Found[]): Found[] {
  const groups = Map.groupBy(found, ({ who }) => who.playerId ?? who.name);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const meaning = combinedMeaning(new Set(group.map((one) => one.meaning)));
    const guests = meaning === 'duda' ? 0 : Math.max(...group.map((one) => one.guests));
    return [{ ...first, meaning, guests, isSure: group.some(({ isSure }) => isSure) }];
  });
}

/**
 * Returns the name of a person who is not on the roster: the words of the line that are neither an answer nor a known
 * name. Returns null if they are too many, if nothing shows that they are a name (a list, a heading or an answer), or
 * if the line is a title.
 */
function nameOfStranger(
  reply: ReplyLine,
  read: ReadLine,
  heading: ReplyMeaning | null,
): string | null {
  const isNamed = reply.item !== null || heading !== null || read.meaning !== null;
  const isTitle = isAboutMatch(reply.said) || soundsLikeTitle(reply.said);
  if (reply.sender === null && reply.item !== 'number' && isTitle) return null;
  const count = read.others.length;
  if (!isNamed || count === 0 || count > STRANGER_WORDS) return null;
  const found = cleanName(read.others.join(' '));
  return found?.name.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()) ?? null;
}
