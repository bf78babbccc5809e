import { sortKey } from '@picadito/domain';
import {
  hashSessionToken,
  newSessionToken,
} from '../../../server/src/identity/sessions/session-token.ts';
import { newId } from '../../../server/src/store/ids.ts';
import type { RowOf } from '../../../server/src/store/schema.ts';
import { timestamp } from '../../../server/src/store/timestamps.ts';

export const MATCHES_EACH = 20;
const PLAYERS = 14;
/** The first players are confirmed in each match. */
export const CONFIRMED = 10;
const TIME_ZONE = 'America/Argentina/Buenos_Aires';
const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;

/** Rows to insert, tables in an order that foreign keys allow. */
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
      | 'badges'
  ]: RowOf<Table>[];
};

/** What requests as this user need. */
export type SeededUser = {
  userId: string;
  token: string;
  /** The players' list is the first. */
  lists: string[];
  /** The newest is the last. */
  matches: string[];
  players: string[];
};

/** An organiser with a list of 14 and a match every week, the last one yesterday; half of the matches have teams. */
export function seededUser(
  userId: string,
  number: number,
  now: number,
  matches = MATCHES_EACH,
): [Rows, SeededUser] {
  const token = newSessionToken();
  const start = now - DAY_MS - matches * WEEK_MS;
  // the list is older than its matches: a player who came after one has started is not in it
  const stamp = stamps(start - WEEK_MS);
  const own = { user_id: userId };
  const list = { ...own, list_id: newId(), name: 'Los del jueves', created_at: stamp() };
  const rows: Rows = {
    users: [
      {
        ...own,
        ...profile(number),
        created_at: timestamp(start),
        last_timestamp: timestamp(now),
        is_asleep: 0,
      },
    ],
    identities: [{ ...own, ...identityOf(userId, timestamp(start)) }],
    sessions: [{ ...own, ...sessionOf(token, timestamp(now)) }],
    players_lists: [list],
    players: numbers(PLAYERS).map((index) => playerOf(list, index, stamp())),
    matches: numbers(matches).map((week) => matchOf(list, start + week * WEEK_MS)),
    confirmations: [],
    teams: [],
    team_players: [],
    results: [],
    scorers: [],
    badges: [],
  };
  for (const [index, match] of rows.matches.entries()) {
    confirm(rows, match);
    if (index % 2 === 0) saveTeams(rows, match);
  }
  return [
    rows,
    {
      userId,
      token,
      lists: [list.list_id],
      matches: rows.matches.map((match) => match.match_id),
      players: rows.players.map((player) => player.player_id),
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
});

type List = RowOf<'players_lists'>;
type Match = RowOf<'matches'>;

export function playerOf(list: List, index: number, createdAt: string): RowOf<'players'> {
  const name = `Jugador ${index + 1}`;
  return {
    user_id: list.user_id,
    shown_name: null,
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

/** At nine in the evening, in a zone without daylight saving time. */
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
    location: 'Cancha 5, Av. Corrientes 1234',
    google_place_id: null,
    status: null,
    is_recurring: 0,
    recurring_day: null,
    series_id: null,
    created_at: timestamp(day - 3 * DAY_MS),
    sit_out: 'nivel',
    group_called_at: null,
  };
}

function confirm(rows: Rows, { user_id, match_id, created_at }: Match): void {
  for (const { player_id } of rows.players.slice(0, CONFIRMED))
    rows.confirmations.push({
      user_id,
      match_id,
      player_id,
      confirmed: 1,
      confirmed_at: created_at,
      changed_at: created_at,
      declined: 0,
    });
}

/** Adds teams and a result to a match. */
function saveTeams(rows: Rows, match: Match): void {
  const { user_id, match_id, created_at } = match;
  const confirmed = rows.players.slice(0, CONFIRMED);
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

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
