/** The people that one line of replies is about: its sender, people of the roster, or a person who is not on it. */
import type { ReplyMeaning } from './reply-phrases.ts';
import { cleanName } from '../names/clean-name.ts';
import type { Evidence, Who } from './evidence.ts';
import { findNames } from '../names/find-names.ts';
import type { NameMatch, NameMatcher } from '../names/match-names.ts';
import { readClauses, together } from './read-clauses.ts';
import type { LineRead } from './read-statements.ts';
import type { ReplyLine } from './reply-lines.ts';

type Context = {
  names: NameMatcher;
  /** What stands over the line: its names are under it. */
  heading: ReplyMeaning | null;
};

const STRANGER_WORDS = 3;

export function evidenceIn(reply: ReplyLine, read: LineRead, context: Context): Evidence[] {
  const { line, text } = reply;
  const isSaid = reply.sender !== null && !reply.item;
  const found = isSaid ? saidIn(reply, read, context) : listedIn(reply, read, context);
  return found.map((one) => ({ line, text, ...one }));
}

type Found = Omit<Evidence, 'line' | 'text'>;

function saidIn(reply: ReplyLine, { statements }: LineRead, { names }: Context): Found[] {
  const writer = senderOf(reply.sender ?? '', names);
  const found = statements.map(({ who, meaning, guests, isSure }) => {
    const about = who ? { who: whoOf(who, names), isSure: who.isSure } : writer;
    return { who: about.who, isSure: isSure && about.isSure, meaning, guests, isListed: false };
  });
  return merged(found);
}

/** Several clauses of one line about one person are one answer. */
function merged(found: readonly Found[]): Found[] {
  const groups = Map.groupBy(found, ({ who }) => who.playerId ?? who.name);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const meaning = together(new Set(group.map((one) => one.meaning)));
    const guests = meaning === 'duda' ? 0 : Math.max(...group.map((one) => one.guests));
    const said = new Set(group.map((one) => one.meaning));
    const isMixed = said.has('va') && said.has('no-va');
    const isSure = !isMixed && group.some((one) => one.isSure);
    return [{ ...first, meaning, guests, isSure }];
  });
}

function listedIn(reply: ReplyLine, read: LineRead, context: Context): Found[] {
  const { names, heading } = context;
  const isListed = (own: ReplyMeaning | null) => own === null && heading === null;
  const found = read.statements.flatMap(({ who, meaning, guests, isSure }) => {
    const own = reply.isStruck ? 'no-va' : meaning;
    const isLoose = !reply.item && isListed(own) && guests === 0;
    if (!who || (isLoose && !read.isOnlyNames)) return [];
    return [
      {
        who: whoOf(who, names),
        meaning: own ?? heading ?? 'va',
        guests,
        isSure: isSure && who.isSure && !isLoose,
        isListed: isListed(own),
      },
    ];
  });
  if (found.length > 0) return merged(found);
  const name = strangerIn(reply, read, heading);
  if (name === null) return [];
  const own = reply.isStruck ? 'no-va' : read.meaning;
  const who = { name, playerId: null, candidates: [] };
  const meaning = own ?? heading ?? 'va';
  return [{ who, meaning, guests: read.guests, isSure: false, isListed: isListed(own) }];
}

/** The name of a person who is not on the roster, where only a name is possible. */
function strangerIn(reply: ReplyLine, read: LineRead, heading: ReplyMeaning | null): string | null {
  const isNamed = reply.item !== null || heading !== null || read.meaning !== null;
  const count = read.others.length;
  if (!isNamed || count === 0 || count > STRANGER_WORDS) return null;
  const found = cleanName(read.others.join(' '));
  return found?.name.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()) ?? null;
}

function senderOf(sender: string, names: NameMatcher): { who: Who; isSure: boolean } {
  const words = readClauses(sender).flatMap((clause) => clause.words);
  const unused = words.map((word) => ({ ...word, isUsed: false }));
  const [match] = findNames(unused, names, false);
  return match
    ? { who: whoOf(match, names), isSure: match.isSure }
    : { who: { name: sender, playerId: null, candidates: [] }, isSure: false };
}

/** One match: its id; several equal ones: all ids, to choose from. */
function whoOf({ ids }: NameMatch, names: NameMatcher): Who {
  const [first = null] = ids;
  const name = ids.map((id) => names.nameOf(id)).join(' / ');
  return { name, playerId: ids.length === 1 ? first : null, candidates: ids };
}
