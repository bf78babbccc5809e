import { sortKey } from '@picadito/domain';
import {
  hashSessionToken,
  newSessionSecret,
  sessionToken,
} from '../../../server/src/identity/sessions/session-token.ts';
import { newId } from '../../../server/src/store/ids.ts';
import type { RowOf } from '../../../server/src/store/schema.ts';
import { timestamp } from '../../../server/src/store/timestamps.ts';
import { cookieNames } from '../../../server/src/identity/cookies.ts';

/** Number of confirmed players of each match. The next players of the list are confirmed every week. */
const CONFIRMED = 10;
const TIME_ZONE = 'America/Argentina/Buenos_Aires';
const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;

/** Type of rows to insert, by table. The order of the tables satisfies the foreign keys. */
export type Rows = {
  [
    Table in
      | 'users'
      | 'identities'
      | 'sessions'
      | 'players_lists'
      | 'players'
      | 'matches'
      | 'confirmations'
      | 'teams'
      | 'team_players'
      | 'results'
      | 'scorers'
  ]: RowOf<Table>[];
};

export type Size = {
  lists?: number;
  /** Number of players on each list. */
  players: number;
  matches: number;
  /** Days from now to the newest match; negative if this match is over. */
  newestInDays: number;
};

export type SeededUser = {
  token: string;
  /** Id of the list that all matches belong to. */
  listId: string;
  newestMatchId: string;
  /** Ids of the players of the list `listId`. */
  players: string[];
};

/**
 * Returns the rows of an organiser whose first list has a match every week, and the values that requests as this
 * organiser need. All matches have attendance, and matches that are over also have teams and a result.
 */
export function seededUser(number: number, now: number, size: Size): [Rows, SeededUser] {
  const start = now + size.newestInDays * DAY_MS - (size.matches - 1) * WEEK_MS;
  // A player who joins a list after the start of a match is not on its roster, so the list is older than its matches.
  const stamp = stamps(start - WEEK_MS);
  const userId = newId();
  const token = sessionToken(newSessionSecret(), userId);
  const own = { user_id: userId };
  const lists = numbers(size.lists ?? 1).map((index) => {
    const name = `Los del jueves ${index + 1}`;
    return { ...own, list_id: newId(), name, created_at: stamp(), shared_until: null };
  });
  const playersOf = (list: List) =>
    numbers(size.players).map((index) => playerOf(list, index, stamp()));
  const [list = fail('there is no list'), ...otherLists] = lists;
  const players = playersOf(list);
  const rows: Rows = {
    users: [
      {
        ...own,
        ...profile(number),
        created_at: timestamp(start),
        last_timestamp: timestamp(now),
        is_asleep: 0,
        may_help: 0,
      },
    ],
    identities: [{ ...own, ...identityOf(userId, timestamp(start)) }],
    sessions: [{ ...own, ...sessionOf(token, timestamp(now)) }],
    players_lists: lists,
    players: [...players, ...otherLists.flatMap(playersOf)],
    matches: numbers(size.matches).map((week) => matchOf(list, start + week * WEEK_MS)),
    confirmations: [],
    teams: [],
    team_players: [],
    results: [],
    scorers: [],
  };
  for (const [week, match] of rows.matches.entries()) {
    const confirmed = numbers(CONFIRMED).flatMap((place) => {
      return players[(week + place) % players.length] ?? [];
    });
    confirm(rows, match, confirmed);
    if (Date.parse(match.starts_at) < now - DAY_MS / 2) saveTeams(rows, match, confirmed);
  }
  return [
    rows,
    {
      token,
      listId: list.list_id,
      newestMatchId: rows.matches.at(-1)?.match_id ?? '',
      players: players.map((player) => player.player_id),
    },
  ];
}

const profile = (number: number) => ({
  name: `Organizador ${number}`,
  email: `organizador-${number}@picadito.example`,
  photo_url: null,
  whatsapp: null,
  time_zone: TIME_ZONE,
  country: 'AR',
  deeds_after: '',
});

const identityOf = (subject: string, at: string) => ({
  issuer: 'urn:picadito:bench',
  subject,
  created_at: at,
});

const sessionOf = (token: string, at: string) => ({
  token_hash: hashSessionToken(token),
  device: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0',
  created_at: at,
  last_seen_at: at,
  subscription: null,
  subscribed_at: null,
  endpoint_hash: null,
  old_token_hash: null,
});

type List = RowOf<'players_lists'>;
type Match = RowOf<'matches'>;
type Player = RowOf<'players'>;

function playerOf(list: List, index: number, createdAt: string): Player {
  const name = `J${index + 1} Pérez`;
  return {
    user_id: list.user_id,
    shown_name: null,
    is_regular: 0,
    link_version: 1,
    player_id: newId(),
    list_id: list.list_id,
    name,
    sort_key: sortKey(name),
    rating: 2 + (index % 4),
    whatsapp: `+54911${String(index).padStart(8, '5')}`,
    created_at: createdAt,
  };
}

/** Returns a match at 21:00 in a zone without daylight saving time. */
function matchOf(list: List, day: number): Match {
  const date = new Date(day - 3 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return {
    user_id: list.user_id,
    match_id: newId(),
    list_id: list.list_id,
    date,
    time: '21:00',
    time_zone: TIME_ZONE,
    starts_at: timestamp(Date.parse(`${date}T21:00:00-03:00`)),
    ends_at: timestamp(Date.parse(`${date}T23:00:00-03:00`)),
    per_side: 5,
    team_count: 2,
    court_minutes: 120,
    rotation: null,
    location: 'Cancha 5, Av. Corrientes 1234',
    google_place_id: null,
    status: null,
    is_recurring: 0,
    recurring_day: null,
    series_id: null,
    slot_at: null,
    created_at: timestamp(day - 3 * DAY_MS),
    entry_changed_at: timestamp(day - 3 * DAY_MS),
    sit_out: 'nivel',
    group_called_at: null,
  };
}

function confirm(
  rows: Rows,
  { user_id, match_id, created_at }: Match,
  confirmed: readonly Player[],
): void {
  for (const { player_id } of confirmed)
    rows.confirmations.push({
      user_id,
      match_id,
      player_id,
      confirmed: 1,
      confirmed_at: created_at,
      changed_at: created_at,
      declined: 0,
      is_taken_out: 0,
    });
}

function saveTeams(rows: Rows, match: Match, confirmed: readonly Player[]): void {
  const { user_id, match_id, created_at } = match;
  for (const [half, name] of (['claro', 'oscuro'] as const).entries()) {
    const team = { user_id, team_id: newId(), match_id, name, created_by: 'automatic' as const };
    rows.teams.push({ ...team, created_at });
    const places = confirmed.filter((_, index) => index % 2 === half);
    for (const [position, { player_id, name, rating }] of places.entries()) {
      const index = { user_id, match_id, player_id, team_id: team.team_id };
      rows.team_players.push({ ...index, position, name, rating });
    }
  }
  const player_id = confirmed[0]?.player_id ?? '';
  rows.results.push({
    user_id,
    match_id,
    claro: 3,
    oscuro: 2,
    decided_at: created_at,
  });
  rows.scorers.push({ user_id, match_id, player_id, goals: 2, own_goals: 0 });
}

function stamps(start: number): () => string {
  let made = 0;
  return () => timestamp(start + ++made);
}

function fail(message: string): never {
  throw new Error(message);
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

export function cookieOf(origin: string, { token }: SeededUser): string {
  return `${cookieNames(origin).session}=${token}`;
}
