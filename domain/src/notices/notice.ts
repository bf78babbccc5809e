/** What an organiser is notified of a match. One of a topic takes the place of an earlier one. */
export const ORGANISER_TOPICS = [
  'left',
  'short',
  'full',
  'silence',
  'soon',
  'after',
  'decide',
] as const;
export type OrganiserTopic = (typeof ORGANISER_TOPICS)[number];

/** What a player is notified. */
export const PLAYER_TOPICS = ['asked', 'entered', 'changed', 'teams'] as const;
export type PlayerTopic = (typeof PLAYER_TOPICS)[number];

export const NOTICES_PER_MATCH_MAX = 4;
export const NOTICES_PER_PLAYER_MAX = 2;
/** Devices of an organiser that get notices. */
export const SUBSCRIPTIONS_PER_USER_MAX = 20;
/** Devices of the players of a list that get notices. */
export const SUBSCRIPTIONS_PER_LIST_MAX = 100;

export type Notice<Topic extends string> = {
  topic: Topic;
  title: string;
  body: string;
  isUrgent: boolean;
  /** Epoch milliseconds: from then on it is of no use. */
  expiresAt: number;
};

export type PlayerNotice = Notice<PlayerTopic> & { playerId: string };

/** What is so in a match now. */
export type MatchFacts = {
  date: string;
  time: string;
  timeZone: string;
  location: string;
  startsAt: number;
  isSuspended: boolean;
  capacity: number;
  /** Those who are in. */
  going: readonly string[];
  /** Those who wait for a place. */
  waiting: readonly string[];
  /** Those of them who are asked '¿Entrás?', and until when (epoch milliseconds). */
  asked: readonly string[];
  askedUntil: number | null;
  /** Those who have moved up, or were taken out of the queue, and have not been told. */
  entered: readonly string[];
  declined: readonly string[];
  /** How many have said nothing. */
  silent: number;
  /** Those whose last word is their own answer by the link, and not the organiser's. */
  byLink: readonly string[];
  /** Those in the saved teams; null without teams. */
  placed: readonly string[] | null;
  areTeamsShown: boolean;
  hasResult: boolean;
  /** Ids of the answers that wait for a decision, and how many things in all do. */
  undecided: readonly string[];
  undecidedCount: number;
  nameOf: (id: string) => string | undefined;
};

type SeenByPlayers = Pick<MatchFacts, 'waiting' | 'asked' | 'entered' | 'areTeamsShown'> & {
  /** Date, time, place, and whether it is suspended; as text, to be compared. */
  event: string;
};

/** What was so when it was last told, or there was nothing to tell; and what has been told. */
export type Noted = {
  /** Since when the match is looked at. */
  since: number;
  going: readonly string[];
  told: readonly OrganiserTopic[];
  /** The answers that were waiting when the organiser was last notified of any, and when that was. */
  decide?: { ids: readonly string[]; at: number };
  players: SeenByPlayers;
  toldPlayers: Readonly<Record<string, readonly PlayerTopic[]>>;
};

const eventOf = ({ date, time, location, isSuspended }: MatchFacts) =>
  JSON.stringify([date, time, location, isSuspended]);

export function seenByPlayers(facts: MatchFacts): SeenByPlayers {
  const { waiting, asked, entered, areTeamsShown } = facts;
  return { waiting, asked, entered, areTeamsShown, event: eventOf(facts) };
}

/** A match that has not been looked at before: nothing of it is news. */
export function firstNoted(facts: MatchFacts, now: number): Noted {
  return {
    since: now,
    going: facts.going,
    told: facts.going.length >= facts.capacity ? ['full'] : [],
    decide: { ids: facts.undecided, at: 0 },
    players: seenByPlayers(facts),
    toldPlayers: {},
  };
}

/** Whether one of the topic may be told: one that takes the place of another counts once. */
export function isWithin<Topic extends string>(
  told: readonly Topic[],
  topic: Topic,
  max: number,
): boolean {
  return told.includes(topic) || told.length < max;
}
