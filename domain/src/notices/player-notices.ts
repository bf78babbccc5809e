/*
 * Players who have turned notices on get notices of these topics: they are offered a place ('¿Entrás?'), they have
 * moved up from the waitlist ('Entraste'), the date, time or place has changed or the match is suspended, and teams are
 * shared. A player gets notices of at most two topics of a match; if several are due at once, they are sent in this
 * order. In quiet hours only '¿Entrás?' and 'Entraste' are sent, and only within four hours of kick-off; everything
 * else waits for the morning.
 */
import {
  isWithin,
  NOTICES_PER_PLAYER_MAX,
  PLAYER_TOPICS,
  seenByPlayers,
  type MatchFacts,
  type Noted,
  type PlayerNotice,
  type PlayerTopic,
} from './notice.ts';
import { playerText } from './notice-text.ts';
import { isNear, isQuiet } from './notice-times.ts';

type PlayerNotices = Pick<Noted, 'players' | 'toldPlayers'> & { notices: PlayerNotice[] };

/**
 * Returns the notices to players that are due now, and the new record to store. `subscribed` has the ids of the players
 * who get notices on at least one device.
 */
export function playerNotices(
  noted: Pick<Noted, 'players' | 'toldPlayers'>,
  facts: MatchFacts,
  now: number,
  subscribed: ReadonlySet<string>,
): PlayerNotices {
  const seen = seenByPlayers(facts);
  if (now >= facts.startsAt) return { players: seen, toldPlayers: noted.toldPlayers, notices: [] };
  const quiet = isQuiet(facts.timeZone, now);
  const [isPlaceNotified, areOthersNotified] = [!quiet || isNear(facts, now), !quiet];
  const news = newsOf(noted.players, facts);
  const toldPlayers: Record<string, readonly PlayerTopic[]> = { ...noted.toldPlayers };
  const notices: PlayerNotice[] = [];
  for (const topic of PLAYER_TOPICS) {
    const isPlace = topic === 'asked' || topic === 'entered';
    if (!(isPlace ? isPlaceNotified : areOthersNotified)) continue;
    for (const playerId of news[topic]) {
      const notified = toldPlayers[playerId] ?? [];
      if (!subscribed.has(playerId) || !isWithin(notified, topic, NOTICES_PER_PLAYER_MAX)) continue;
      if (!notified.includes(topic)) toldPlayers[playerId] = [...notified, topic];
      const expiresAt = topic === 'asked' ? (facts.askedUntil ?? facts.startsAt) : facts.startsAt;
      const text = playerText(topic, facts, now);
      notices.push({ playerId, topic, isUrgent: isNear(facts, now), expiresAt, ...text });
    }
  }
  const { waiting, asked, entered } = isPlaceNotified ? seen : noted.players;
  const { event, areTeamsShown } = areOthersNotified ? seen : noted.players;
  return { players: { waiting, asked, entered, event, areTeamsShown }, toldPlayers, notices };
}

/** Returns, by topic, the ids of the players that have news since the state `before`. */
function newsOf(
  before: Noted['players'],
  facts: MatchFacts,
): Record<PlayerTopic, readonly string[]> {
  const { asked, entered, going, waiting, declined, areTeamsShown, isSuspended } = facts;
  const isChanged = seenByPlayers(facts).event !== before.event;
  const concerned = new Set([...going, ...waiting]);
  for (const id of declined) concerned.delete(id);
  return {
    asked: isSuspended ? [] : asked.filter((id) => !before.asked.includes(id)),
    entered: isSuspended ? [] : entered.filter((id) => !before.entered.includes(id)),
    changed: isChanged ? [...concerned] : [],
    teams: areTeamsShown && !before.areTeamsShown && !isSuspended ? going : [],
  };
}
