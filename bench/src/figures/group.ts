import { newId } from '../../../server/src/store/ids.ts';
import { timestamp } from '../../../server/src/store/timestamps.ts';
import { playerOf, seededUser, type Rows, type SeededUser } from '../growth/seeded-user.ts';
import { poisson, randomFrom } from '../levels/random.ts';

export const PLAYERS = 30;
export const MATCHES = 500;
const CONFIRMED = 12;
const SIDE = 5;
const GOALS = 4.5;

type Match = Rows['matches'][number];

/** Every match has teams of ten, one substitute, a result and its scorers. */
export function group(now: number): [Rows, SeededUser] {
  const [rows, user] = seededUser(newId(), 0, now, MATCHES);
  const [list] = rows.players_lists;
  const [first] = rows.players;
  if (!list || !first) throw new Error('no list');
  const players = Array.from({ length: PLAYERS }, (_, index) => ({
    ...playerOf(list, index, first.created_at),
    called_count: MATCHES,
  }));
  const random = randomFrom(17);
  const those = { confirmations: [], teams: [], team_players: [], results: [], scorers: [] };
  const all: Rows = { ...rows, players, ...those };
  for (const match of rows.matches) {
    const coming = players
      .map((player) => [random(), player] as const)
      .toSorted(([one], [other]) => one - other)
      .slice(0, CONFIRMED)
      .map(([, player]) => player);
    play(all, match, coming, random);
  }
  return [all, { ...user, players: players.map(({ player_id }) => player_id) }];
}

function play(rows: Rows, match: Match, coming: Rows['players'], random: () => number): void {
  const { user_id, match_id, created_at } = match;
  const own = { user_id, match_id };
  const score = { claro: poisson(random, GOALS), oscuro: poisson(random, GOALS) };
  Object.assign(match, { listed_count: PLAYERS, confirmed_count: CONFIRMED });
  Object.assign(match, { claro_count: SIDE, oscuro_count: SIDE, suplente_count: 1 });
  for (const player of coming) {
    player.confirmed_count = (player.confirmed_count ?? 0) + 1;
    const said = { confirmed: 1, declined: 0, confirmed_at: created_at, changed_at: created_at };
    rows.confirmations.push({ ...own, player_id: player.player_id, ...said });
  }
  const sides = { claro_players: '', oscuro_players: '' };
  const before = rows.scorers.length;
  for (const [part, name] of (['claro', 'oscuro', 'suplente'] as const).entries()) {
    const team_id = newId();
    rows.teams.push({ ...own, team_id, name, created_by: 'automatic', created_at });
    const side = coming.slice(part * SIDE, name === 'suplente' ? 2 * SIDE + 1 : (part + 1) * SIDE);
    for (const [position, player] of side.entries()) {
      const { player_id, name: called, rating } = player;
      rows.team_players.push({ ...own, player_id, team_id, position, name: called, rating });
      if (name === 'suplente') continue;
      sides[`${name}_players`] += position > 0 ? ` ${player_id}` : player_id;
      player.played_count = (player.played_count ?? 0) + 1;
      const goals = Math.floor(score[name] / SIDE);
      if (goals > 0) rows.scorers.push({ ...own, player_id, goals, own_goals: 0 });
    }
    const rest = name === 'suplente' ? 0 : score[name] % SIDE;
    const [best] = side;
    if (rest === 0 || !best) continue;
    const known = rows.scorers
      .slice(before)
      .find((one) => one.match_id === match_id && one.player_id === best.player_id);
    if (known) known.goals += rest;
    else rows.scorers.push({ ...own, player_id: best.player_id, goals: rest, own_goals: 0 });
  }
  const scorer_goals = rows.scorers
    .slice(before)
    .map(({ player_id, goals, own_goals }) => `${player_id} ${goals} ${own_goals}`)
    .join();
  const decided_at = timestamp(Date.parse(match.starts_at));
  rows.results.push({ ...own, ...score, decided_at, ...sides, scorer_goals });
}
