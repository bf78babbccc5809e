/** Lists the topics of notices to the organiser of a match. A notice replaces an earlier one of its topic. */
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

/** Lists the topics of notices to players, the most important first. */
export const PLAYER_TOPICS = ['asked', 'entered', 'changed', 'teams'] as const;
export type PlayerTopic = (typeof PLAYER_TOPICS)[number];

export const NOTICES_PER_MATCH_MAX = 4;
export const NOTICES_PER_PLAYER_MAX = 2;
/** Limits the devices of an organiser that get notices. */
export const SUBSCRIPTIONS_PER_USER_MAX = 20;
/** Limits the devices of the players of a list that get notices. */
export const SUBSCRIPTIONS_PER_LIST_MAX = 100;

export type Notice<Topic extends string> = {
  topic: Topic;
  title: string;
  body: string;
  isUrgent: boolean;
  /** The notice is useless from this time on (epoch milliseconds). */
  expiresAt: number;
};

export type PlayerNotice = Notice<PlayerTopic> & { playerId: string };

/** Describes the current state of a match. Lists of players hold their ids. */
export type MatchFacts = {
  date: string;
  time: string;
  timeZone: string;
  location: string;
  startsAt: number;
  isSuspended: boolean;
  capacity: number;
  /** Holds the confirmed players. */
  going: readonly string[];
  /** Holds the waitlist in the order in which its players move up. */
  waiting: readonly string[];
  /**
   * Holds the players of the waitlist who are asked '¿Entrás?'; `askedUntil` is the end of the question in epoch
   * milliseconds.
   */
  asked: readonly string[];
  askedUntil: number | null;
  /**
   * Holds the players who moved up from the waitlist, or were taken from it by the organiser, and are not marked as
   * notified yet.
   */
  entered: readonly string[];
  declined: readonly string[];
  /** Counts the players of the list who have not answered. */
  silent: number;
  /** Holds the players whose attendance was last set by an answer by the link and not by the organiser. */
  byLink: readonly string[];
  /** Holds the players in the saved teams; null without teams. */
  placed: readonly string[] | null;
  areTeamsShown: boolean;
  hasResult: boolean;
  /**
   * Holds the ids of the answers that wait for the organiser's decision; `undecidedCount` counts everything that does.
   */
  undecided: readonly string[];
  undecidedCount: number;
  nameOf: (id: string) => string | undefined;
};

type SeenByPlayers = Pick<MatchFacts, 'waiting' | 'asked' | 'entered' | 'areTeamsShown'> & {
  /** Holds date, time, place and suspension as one text, only to be compared. */
  event: string;
};

/**
 * Holds the state of a match at its last check, apart from news that is still held back, and the topics that were
 * notified.
 */
export type Noted = {
  /**
   * The match was first checked at this time (epoch milliseconds). Notices by the clock that were due before it are not
   * sent.
   */
  since: number;
  going: readonly string[];
  told: readonly OrganiserTopic[];
  /**
   * Holds the ids of the answers that were waiting when the organiser was last notified of any, and that time in epoch
   * milliseconds.
   */
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

/** Returns the record of a match at its first check: nothing of its present state is news. */
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

/**
 * Tells whether a notice of the topic may be sent. At most `max` topics are notified, and repeated notices of a topic
 * count once.
 */
export function isWithin<Topic extends string>(
  told: readonly Topic[],
  topic: Topic,
  max: number,
): boolean {
  return told.includes(topic) || told.length < max;
}
