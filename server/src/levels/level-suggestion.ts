import {
  type AnsweredSuggestion,
  type LevelSuggestionReply,
  QUIET_MATCHES,
  type RatedMatch,
  skillLevelOf,
  suggestLevel,
  type SuggestionAnswer,
} from '@picadito/domain';
import {
  answeredSuggestionsOfList,
  storeAnsweredSuggestion,
} from '../store/tables/levels/level-suggestions.ts';
import { playersOfList } from '../store/tables/players/players.ts';
import { lastPlayed } from '../store/tables/teams/recent-teams.ts';
import { resultsOfMatches } from '../store/tables/results/results.ts';
import { type SavedTeams, teamsOfMatches } from '../store/tables/teams/teams.ts';
import { timestamp } from '../store/timestamps.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { ownedList, ownedPlayer } from '../transactions/load-owned.ts';
import { write } from '../transactions/write.ts';

/**
 * Maximum number of matches from which a suggestion is computed: the last ones of the list. Older matches say little
 * about how strong the players are now.
 */
const MATCHES_MAX = 60;

/**
 * Returns the player whose level the last results of a list suggest changing, with the suggested level, or no
 * suggestion. Returns no suggestion while the list has played fewer than `QUIET_MATCHES` matches since the organiser
 * last answered one. The suggestion is computed from the current teams and levels. Nothing is stored, so a corrected
 * result, team or level counts at once.
 */
export async function readSuggestion(
  context: Context,
  organiser: Organiser,
  listId: string,
): Promise<LevelSuggestionReply> {
  const { read } = context.store;
  const userId = organiser.id;
  await ownedList(context, organiser, listId);
  const list = { userId, listId, before: timestamp(context.now()) };
  const [matches, answered] = await Promise.all([
    lastPlayed(read, list, MATCHES_MAX),
    answeredSuggestionsOfList(read, userId, listId),
  ]);
  const none = { listId, suggestion: null };
  const last = answered.reduce((latest, { answeredAt }) => later(latest, answeredAt), '');
  if (matches.filter(({ startsAt }) => startsAt > last).length < QUIET_MATCHES) return none;

  const ids = matches.map(({ matchId }) => matchId);
  const [players, results, teams] = await Promise.all([
    playersOfList(read, userId, listId),
    resultsOfMatches(read, userId, ids),
    teamsOfMatches(read, userId, ids),
  ]);
  const rated = [...results].map(([id, { score }]) => ratedMatch(score, teams.get(id)));
  const levels = new Map(players.map(({ id, rating }) => [id, rating]));
  const silenced = answered.filter(({ asksAgain }) => !asksAgain);
  const suggested = suggestLevel(levels, rated, new Set(silenced.map(({ playerId }) => playerId)));
  const player = players.find(({ id }) => id === suggested?.playerId);
  if (!suggested || !player) return none;
  const { level, matches: count, goals } = suggested;
  return {
    listId,
    suggestion: {
      playerId: player.id,
      name: player.name,
      skillLevel: skillLevelOf(level),
      matches: count,
      goals,
    },
  };
}

/**
 * Stores the organiser's response to a suggested level, including whether to ask again for this player. The level
 * itself is changed by the operation for players.
 */
export async function answerSuggestion(
  context: Context,
  organiser: Organiser,
  playerId: string,
  { asksAgain }: SuggestionAnswer,
): Promise<AnsweredSuggestion> {
  return write(context, organiser, async (tx, { nextTimestamp, recordChange }) => {
    await ownedPlayer(tx, organiser, playerId);
    const answered = { playerId, answeredAt: nextTimestamp(), asksAgain };
    await storeAnsweredSuggestion(tx, organiser.id, answered);
    recordChange('player', playerId);
    return answered;
  });
}

function ratedMatch(goals: RatedMatch['goals'], teams: SavedTeams | undefined): RatedMatch {
  const of = (side: keyof RatedMatch['goals']) =>
    (teams?.players ?? []).flatMap(({ team, playerId }) => (team === side ? playerId : []));
  return { claro: of('claro'), oscuro: of('oscuro'), goals };
}

const later = (one: string, other: string) => (one > other ? one : other);
