/*
 * Composes what the page of a link shows. The next match is the nearest that is neither over nor suspended, and the
 * match after it stands below. A suspended match that would come before the next one is announced until its hour has
 * passed. A match that ended stays at the top for 48 hours, even when another one has ended since. Only the shown name
 * and the answer of a player reach the page: no level, number or id.
 */
import { MATCH_DURATION_MS } from '../limits.ts';
import { PROPOSING_MS } from '../results/figura.ts';
import {
  eventOf,
  shownMatch,
  type LinkedMatch,
  type LinkedPlayers,
  type WithPlayers,
} from './shown-match.ts';
import type { Proposal } from '../waitlist/proposals.ts';
import { isDone, type PageReader } from './judge-played.ts';
import { shownEnded, shownPlayed } from './shown-ended.ts';
import { shownProposals, type Claim } from './shown-proposals.ts';
import { shownTakeBacks, shownUndo } from './shown-undo.ts';
import { namesById } from './shown-names.ts';
import type { GroupPage } from './shown-page.ts';

/** A match that ended is shown for this long after its start. */
export const ENDED_SHOWN_MS = MATCH_DURATION_MS + PROPOSING_MS;

/** Returns the matches to show. `matches` are in the order of their start. */
export function chosenMatches(matches: readonly LinkedMatch[], now: number) {
  const played = matches.filter((match) => match.status !== 'cancelado');
  const [next, later] = played.filter((match) => !isDone(match, now));
  const ended = played
    .filter(
      (match) =>
        isDone(match, now) && now < match.startsAt + ENDED_SHOWN_MS && match.startsAt <= now,
    )
    .toReversed();
  const suspended = matches.find(
    ({ status, startsAt }) =>
      status === 'cancelado' && startsAt > now && (!next || startsAt < next.startsAt),
  );
  return { ended, suspended, next, later };
}

/** Describes when the page is read, and by which device. `keyOf` returns the key that stands for an id on the page. */
export type Reading = {
  now: number;
  lastDate: string | null;
  keyOf: (id: string) => string;
  /** The device holds the name of the player with this id. */
  holder: string | null;
  /** The page is read as this player: the holder, or the player whose personal link it is. */
  reader: PageReader | null;
  /** The device claims this name. */
  claimed: { playerId: string; isDenied: boolean } | null;
  isStrict: boolean;
  /** Identifies the device by its hash; null for a device without a cookie. */
  device: string | null;
  /** These proposals of the list are open. */
  open: readonly Proposal[];
  /** These proposals were dismissed, and their devices still see them. */
  dismissed: readonly Proposal[];
  /** These devices claim a name of the list and wait. */
  claims: readonly Claim[];
  /** Returns the name that the organiser wrote for the player with this id, if there is one. */
  written: (id: string) => string | null;
  previewsMatch: boolean;
  /** The survey of the list is open. */
  isSurveyOpen: boolean;
  mayAnswerSurvey: boolean;
};

export function groupPage(
  { ended, suspended, next, later }: ReturnType<typeof chosenMatches>,
  playersOf: (match: LinkedMatch) => LinkedPlayers,
  reading: Reading,
): GroupPage {
  const withPlayers = (match: LinkedMatch) => ({ match, ...playersOf(match) });
  const [first, second] = [next, later].map((match) => match && withPlayers(match));
  const past = ended.map(withPlayers);
  const nameOf = namesOf(
    [first, second, ...past].filter((one) => one !== undefined),
    reading.written,
  );
  const { now, lastDate, holder, claimed, isStrict, keyOf, reader } = reading;
  const page = { now, nameOf, keyOf, reader };
  const toCome = [first, second].filter((one) => one !== undefined);
  const [shownFirst, shownSecond] = [first, second].map((one) => one && shownMatch(one, page));
  const named = (id: string | null) => {
    const name = id === null ? '' : nameOf(id);
    return id !== null && name ? { key: keyOf(id), name } : null;
  };
  return {
    ended: past.map((one) => shownEnded(one, page)),
    played: past.flatMap((one) => shownPlayed(one, page) ?? []),
    suspended: suspended ? eventOf(suspended) : null,
    next: shownFirst ?? null,
    later: shownSecond ?? null,
    lastDate: next ? null : lastDate,
    me: named(holder),
    claim: claimOf(),
    isStrict,
    isSurveyOpen: reading.isSurveyOpen,
    mayAnswerSurvey: reading.mayAnswerSurvey,
    undo: toCome.flatMap((one) => shownUndo(one, reading)),
    takeBacks: toCome.flatMap((one) => shownTakeBacks(one, reading)),
    ...shownProposals({ ...reading, nameOf, timeZone: first?.match.timeZone ?? 'UTC' }, stateOf),
    asked: null,
    previewsMatch: reading.previewsMatch,
  };

  function claimOf(): GroupPage['claim'] {
    const name = named(claimed?.playerId ?? null);
    return name && { ...name, isDenied: claimed?.isDenied === true };
  }

  function stateOf(matchId: string, playerId: string) {
    const key = keyOf(matchId);
    const shown = [shownFirst, shownSecond].find((one) => one?.key === key);
    return shown?.people.find((person) => person.key === keyOf(playerId))?.state;
  }
}

/**
 * Returns the function that names a player. A player has one name on the whole page: that of the list, or that of the
 * teams for a player who has left the list.
 */
function namesOf(
  matches: readonly WithPlayers[],
  written: Reading['written'],
): (id: string) => string {
  const full = new Map<string, { name: string; createdAt?: string | undefined }>();
  const guests = new Set<string>();
  for (const { roster, teams, saved, guests: brought = [] } of matches) {
    for (const { playerId } of brought) guests.add(playerId);
    for (const { playerId, name } of saved ?? teams ?? [])
      if (!full.has(playerId)) full.set(playerId, { name });
    for (const { id, ...named } of roster) full.set(id, named);
  }
  const named = [...full].map(([id, { name, createdAt }]) => {
    return { id, name, createdAt, written: written(id), isGuest: guests.has(id) };
  });
  const byId = namesById(named);
  return (id) => byId.get(id) ?? '';
}
