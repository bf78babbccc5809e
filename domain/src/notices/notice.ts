/**
 * Topics of notices to the organiser of a match. On a device, a notice replaces an earlier one of the same match and
 * topic.
 */
export const ORGANISER_TOPICS = [
  'left',
  'short',
  'full',
  'silence',
  'soon',
  'after',
  'decide',
  'autopilot',
] as const;
export type OrganiserTopic = (typeof ORGANISER_TOPICS)[number];

/** Topics of notices to players, the most important first. */
export const PLAYER_TOPICS = ['asked', 'entered', 'changed', 'teams'] as const;
export type PlayerTopic = (typeof PLAYER_TOPICS)[number];

export const NOTICES_PER_MATCH_MAX = 4;
export const NOTICES_PER_PLAYER_MAX = 2;
/** Maximum number of devices on which an organiser gets notices. */
export const SUBSCRIPTIONS_PER_USER_MAX = 20;
/** Maximum number of devices on which the players of one list get notices. */
export const SUBSCRIPTIONS_PER_LIST_MAX = 100;

export type Notice<Topic extends string> = {
  topic: Topic;
  title: string;
  body: string;
  isUrgent: boolean;
  /** Time in epoch milliseconds from which the notice is useless and is not delivered any more. */
  expiresAt: number;
};

export type PlayerNotice = Notice<PlayerTopic> & { playerId: string };

/** Type of the state of a match on which notices depend. All lists contain player ids unless stated otherwise. */
export type MatchFacts = {
  date: string;
  time: string;
  timeZone: string;
  location: string;
  startsAt: number;
  /** Time from which the match is over, in epoch milliseconds. */
  endsAt: number;
  isSuspended: boolean;
  capacity: number;
  /** Ids of the confirmed players. `waiting`, `asked` and the other arrays of players have ids too. */
  going: readonly string[];
  /** Players on the waitlist, in the order in which they move up. */
  waiting: readonly string[];
  /**
   * Players of the waitlist who have the question '¿Entrás?'. `askedUntil` is the end of the question in epoch
   * milliseconds, or null without a question.
   */
  asked: readonly string[];
  askedUntil: number | null;
  /**
   * Players who moved up from the waitlist, or were taken from it by the organiser, and are not marked as notified yet.
   */
  entered: readonly string[];
  declined: readonly string[];
  /** Number of players who have not answered, without guests. */
  silent: number;
  /** Players whose answer by the link still counts, because the organiser has not changed the attendance since. */
  byLink: readonly string[];
  /** Players in the saved teams, substitutes included; null without saved teams. */
  placed: readonly string[] | null;
  /** Timestamp at which the autopilot made the teams; null if it has not, or if that was undone. */
  formedAt: string | null;
  areTeamsShown: boolean;
  hasResult: boolean;
  /**
   * Ids of the answers that wait for the organiser's decision (not player ids). `undecidedCount` is the number of all
   * open decisions.
   */
  undecided: readonly string[];
  undecidedCount: number;
  nameOf: (id: string) => string | undefined;
};

type SeenByPlayers = Pick<MatchFacts, 'waiting' | 'asked' | 'entered' | 'areTeamsShown'> & {
  /** Date, time, place and suspension of the match as one text, which is only compared to find changes. */
  event: string;
};

/**
 * Type of the record that is stored for a match after each check for notices: the state at that check and the topics
 * that have been sent. Comparing it with the current state shows what is new. News that is held back (in quiet hours)
 * is left out of the record, so that it is still new at the next check.
 */
export type Noted = {
  /**
   * Time of the first check in epoch milliseconds. Notices that were due before it only because of the time are not
   * sent.
   */
  since: number;
  going: readonly string[];
  told: readonly OrganiserTopic[];
  /**
   * Ids of the waiting answers about which the organiser was last notified, and the time of that notice in epoch
   * milliseconds.
   */
  decide?: { ids: readonly string[]; at: number };
  /**
   * Timestamp of the last step of the autopilot about which the organiser was notified; null or missing if there was
   * none.
   */
  formedAt?: string | null;
  players: SeenByPlayers;
  toldPlayers: Readonly<Record<string, readonly PlayerTopic[]>>;
};

const eventOf = ({ date, time, location, isSuspended }: MatchFacts) =>
  JSON.stringify([date, time, location, isSuspended]);

export function seenByPlayers(facts: MatchFacts): SeenByPlayers {
  const { waiting, asked, entered, areTeamsShown } = facts;
  return { waiting, asked, entered, areTeamsShown, event: eventOf(facts) };
}

/** Returns the record of a match at its first check. The current state is not news, so no notice is sent about it. */
export function firstNoted(facts: MatchFacts, now: number): Noted {
  return {
    since: now,
    going: facts.going,
    told: facts.going.length >= facts.capacity ? ['full'] : [],
    decide: { ids: facts.undecided, at: 0 },
    formedAt: facts.formedAt,
    players: seenByPlayers(facts),
    toldPlayers: {},
  };
}

/**
 * Tells whether a notice of the topic may be sent when notices of the topics `sent` have been sent. At most `max`
 * different topics are sent; a topic that was sent before may be repeated.
 */
export function isWithin<Topic extends string>(
  sent: readonly Topic[],
  topic: Topic,
  max: number,
): boolean {
  return sent.includes(topic) || sent.length < max;
}
