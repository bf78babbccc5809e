/*
 * Composes the content of the players' page. The next match is the first one that is neither over nor suspended; the
 * page also shows the match after it. A suspended match that would be before the next one is shown as suspended until
 * its start time. A match that has ended is shown for 48 hours more, even if another match has ended since. The page
 * contains no level, phone number or id of a player, and of money only what concerns its visitor.
 */
import type { Player } from '../players/contract.ts';
import type { TakenOutBy } from './answer-sentences.ts';
import { proposingEnds } from '../results/figura.ts';
import { eventOf, shownMatch } from './shown-match.ts';
import type { LinkedMatch, LinkedPlayers, WithPlayers } from './linked-match.ts';
import type { Proposal } from '../waitlist/proposals.ts';
import { isDone, type KnownPlayer } from './judge-played.ts';
import { shownEnded, shownPlayed } from './shown-ended.ts';
import { shownProposals, type Claim, shownTakeBacks, shownUndo } from './shown-proposals.ts';
import { shownTakenOut } from './taken-out.ts';
import { namesById } from './shown-names.ts';
import type { ShownMoney } from './shown-money.ts';
import type { GroupPage } from './shown-page.ts';

/**
 * Returns the matches that the page shows at `now` (epoch milliseconds): the ended ones (newest first), the next one,
 * and the one after it. `suspended` is the first suspended match if it would start before the next one, else undefined.
 * `matches` must be sorted by start.
 */
export function chosenMatches(matches: readonly LinkedMatch[], now: number) {
  const played = matches.filter((match) => match.status !== 'cancelado');
  const [next, later] = played.filter((match) => !isDone(match, now));
  const ended = played
    .filter(
      (match) => isDone(match, now) && now < proposingEnds(match.endsAt) && match.startsAt <= now,
    )
    .toReversed();
  const suspended = matches.find(
    ({ status, startsAt }) =>
      status === 'cancelado' && startsAt > now && (!next || startsAt < next.startsAt),
  );
  return { ended, suspended, next, later };
}

/**
 * Type of everything besides the matches that decides what the page shows: the time, the device, its player, and the
 * state of the list. `keyOf` returns the key that replaces an id on the page.
 */
export type PageFacts = {
  now: number;
  lastDate: string | null;
  keyOf: (id: string) => string;
  /** Id of the player whose name the device owns; null for a device without a name. */
  ownedPlayerId: string | null;
  /** Player whose name the device owns, or whose personal link the visitor has opened; null for all other visitors. */
  knownPlayer: KnownPlayer | null;
  /** The player whose name the device owns or claims, if the player is in no match to come; otherwise null. */
  absent: Pick<Player, 'id' | 'name' | 'createdAt'> | null;
  /** The player whose name the device claims, and whether the claim was denied; null for a device without a claim. */
  claim: { playerId: string; isDenied: boolean } | null;
  isStrict: boolean;
  /** The matches, by id, out of which the visitor has been taken since the last answer, with who did so. */
  takenOutBy: ReadonlyMap<string, TakenOutBy>;
  /** Hash that identifies the device; null for a device without a cookie. */
  device: string | null;
  /** Proposals of the list that wait for a decision. */
  open: readonly Proposal[];
  /** Dismissed proposals that are still shown as dismissed to the devices that sent them. */
  dismissed: readonly Proposal[];
  /** Devices that claim a name of the list and wait for a decision. */
  claims: readonly Claim[];
  /**
   * Returns the name that the organiser wrote for the player with this id to be shown on the page; null if there is
   * none.
   */
  written: (id: string) => string | null;
  previewsMatch: boolean;
  isSurveyOpen: boolean;
  mayAnswerSurvey: boolean;
  /** The visitor's own money; null for none. */
  money: ShownMoney | null;
  /** Id of the player who has the bibs of the list; null for nobody. */
  bibsHolderId: string | null;
};

export function groupPage(
  { ended, suspended, next, later }: ReturnType<typeof chosenMatches>,
  playersOf: (match: LinkedMatch) => LinkedPlayers,
  facts: PageFacts,
): GroupPage {
  const withPlayers = (match: LinkedMatch) => ({ match, ...playersOf(match) });
  const [first, second] = [next, later].map((match) => match && withPlayers(match));
  const toCome = [first, second].filter((one) => one !== undefined);
  const past = ended.map(withPlayers);
  // Like the organiser's screens, each match that has ended numbers its own players, also those deleted since.
  const pastNames = new Map(
    past.map((one) => [one, namesOnPage([one], { ...facts, absent: null })]),
  );
  const nameOf = firstNameOf([namesOnPage(toCome, facts), ...pastNames.values()]);
  const { now, lastDate, ownedPlayerId, claim, isStrict, keyOf, knownPlayer } = facts;
  const page = { now, nameOf, keyOf, knownPlayer };
  const ofPast = (one: WithPlayers) => ({ ...page, nameOf: pastNames.get(one) ?? nameOf });
  const [shownFirst, shownSecond] = [first, second].map((one) => one && shownMatch(one, page));
  const named = (id: string | null) => {
    const name = id === null ? '' : nameOf(id);
    return id !== null && name ? { key: keyOf(id), name } : null;
  };
  return {
    ended: past.map((one) => shownEnded(one, ofPast(one))),
    played: past.flatMap((one) => shownPlayed(one, ofPast(one)) ?? []),
    suspended: suspended ? eventOf(suspended) : null,
    next: shownFirst ?? null,
    later: shownSecond ?? null,
    lastDate: next ? null : lastDate,
    me: named(ownedPlayerId),
    claim: claimOf(),
    isStrict,
    isSurveyOpen: facts.isSurveyOpen,
    mayAnswerSurvey: facts.mayAnswerSurvey,
    money: facts.money,
    bibs: named(facts.bibsHolderId),
    takenOut: toCome.flatMap((one) =>
      shownTakenOut(one, {
        playerId: knownPlayer?.playerId ?? claim?.playerId ?? null,
        takenOutBy: facts.takenOutBy.get(one.match.id),
        keyOf,
      }),
    ),
    undo: toCome.flatMap((one) => shownUndo(one, facts)),
    takeBacks: toCome.flatMap((one) => shownTakeBacks(one, facts)),
    ...shownProposals({ ...facts, nameOf, timeZone: first?.match.timeZone ?? 'UTC' }, stateOf),
    asked: null,
    previewsMatch: facts.previewsMatch,
  };

  function claimOf(): GroupPage['claim'] {
    const name = named(claim?.playerId ?? null);
    return name && { ...name, isDenied: claim?.isDenied === true };
  }

  function stateOf(matchId: string, playerId: string) {
    const key = keyOf(matchId);
    const shown = [shownFirst, shownSecond].find((one) => one?.key === key);
    return shown?.people.find((person) => person.key === keyOf(playerId))?.state;
  }
}

/** Returns a function that returns the first name that one of the functions knows, or an empty text. */
const firstNameOf = (all: readonly ((id: string) => string)[]) => (id: string) =>
  all.map((nameOf) => nameOf(id)).find((name) => name !== '') ?? '';

/**
 * Returns a function that returns the shown name of a player by id, or an empty text for an unknown id. A player has
 * one name in all of these matches: it is made from the name on a roster, or for a player on no roster from the name
 * that was saved with the teams.
 */
export function namesOnPage(
  matches: readonly WithPlayers[],
  { written, absent }: Pick<PageFacts, 'written' | 'absent'>,
): (id: string) => string {
  const full = new Map<string, { name: string; createdAt?: string | undefined }>();
  const guests = new Set<string>();
  if (absent) full.set(absent.id, absent);
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
