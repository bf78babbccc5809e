import { isCurrent, needsNotification } from '../waitlist/answer.ts';
import { areGuestsLast } from '../waitlist/guests.ts';
import { keptPlaces, waitlistOf, type Standing } from '../waitlist/waitlist.ts';
import { placeOffer } from '../waitlist/place-offer.ts';
import { statusOf } from '../attendance/status.ts';
import type { LinkedMatch, LinkedPlayers } from '../group-link/linked-match.ts';
import { shortNames } from '../group-link/shown-names.ts';
import type { MatchFacts } from './notice.ts';

type Players = Omit<LinkedPlayers, 'teams' | 'saved' | 'result'> & {
  /** The players who are away on the day of the match: the last day of their absence by player id. */
  away?: ReadonlyMap<string, string>;
};
type More = Pick<MatchFacts, 'placed' | 'formedAt' | 'hasResult' | 'undecided' | 'undecidedCount'>;

/**
 * Returns the state of a match at `now` (epoch milliseconds), from which the due notices and their texts are computed.
 */
export function matchFacts(
  match: LinkedMatch,
  { roster, answers, guests = [], keeping, away = new Map() }: Players,
  { placed, formedAt, hasResult, undecided, undecidedCount }: More,
  now: number,
): MatchFacts {
  const byPlayer = new Map(answers.map((answer) => [answer.playerId, answer]));
  const isGuest = (id: string) => guests.some(({ playerId }) => playerId === id);
  const areLast = areGuestsLast(match, now);
  const people = roster.map((player) => {
    const { id: playerId } = player;
    const status = statusOf(player);
    const answer = byPlayer.get(playerId);
    const current = answer && isCurrent(answer, status) ? answer : undefined;
    const isLast = areLast && isGuest(playerId);
    const keepsPlace = keeping?.has(playerId) === true;
    const queuedAt = current?.queuedAt ?? null;
    return { playerId, status, answer, current, queuedAt, isLast, keepsPlace };
  });
  const idsOf = (wanted: (one: (typeof people)[number]) => boolean) =>
    people.filter(wanted).map(({ playerId }) => playerId);
  const going = idsOf(({ status }) => status === 'confirmed');
  const waitlist = waitlistOf(people);
  const { capacity, startsAt, endsAt, freeSince } = match;
  const clock = { now, startsAt, freeSince };
  const isOfGuest = ({ playerId }: Standing) => isGuest(playerId);
  const free = capacity - going.length - keptPlaces(people, { going: going.length, capacity });
  const offer = placeOffer(waitlist, free, { ...clock, isGuest: isOfGuest });
  const asked = offer?.to === 'players' ? offer.players.map(({ playerId }) => playerId) : [];
  return {
    date: match.date,
    time: match.time,
    timeZone: match.timeZone,
    location: match.location,
    startsAt,
    endsAt,
    isSuspended: match.status === 'cancelado',
    capacity,
    going,
    waiting: waitlist.map(({ playerId }) => playerId),
    asked,
    askedUntil: offer?.to === 'players' ? offer.until : null,
    entered: idsOf(
      ({ answer, status }) => answer !== undefined && needsNotification(answer, status),
    ),
    declined: idsOf(({ status }) => status === 'declined'),
    silent: idsOf(
      ({ status, current, playerId }) =>
        status === 'pending' && !current && !isGuest(playerId) && !away.has(playerId),
    ).length,
    byLink: idsOf(({ current }) => current !== undefined),
    placed,
    formedAt,
    areTeamsShown: match.areTeamsShown && placed !== null,
    hasResult,
    undecided,
    undecidedCount,
    nameOf: (id) => shortNames(roster).get(id),
  };
}
