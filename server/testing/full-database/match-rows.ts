import { defaultRotation } from '@picadito/domain';
import { AT, type Rows } from './rows-of.ts';

export async function addMatch({ own, ofMatch, text, index, add }: Rows): Promise<void> {
  await add('matches', {
    ...own,
    match_id: 'm-1',
    list_id: index % 2 === 0 ? 'l-1' : null,
    date: '2026-11-26',
    time: '21:00',
    time_zone: 'America/Argentina/Buenos_Aires',
    starts_at: AT,
    ends_at: AT,
    per_side: 7,
    team_count: 4,
    court_minutes: 60,
    rotation: JSON.stringify({ ...defaultRotation(4), stayMax: null }),
    location: text,
    google_place_id: null,
    status: null,
    is_recurring: 1,
    recurring_day: 4,
    series_id: 's-1',
    slot_at: AT,
    created_at: AT,
    entry_changed_at: AT,
    sit_out: index % 2 === 0 ? 'turno' : 'nivel',
  });
  await add('deleted_matches', {
    ...own,
    match_id: 'm-2',
    list_id: 'l-1',
    date: '2026-11-26',
    time: '21:00',
    time_zone: 'America/Argentina/Buenos_Aires',
    recurring_day: 4,
    series_id: 's-2',
    slot_at: AT,
    court_minutes: 60,
    deleted_at: AT,
  });
  await add('match_roster_changes', { ...ofMatch, change: 'guest' });
  const before = { date: '2026-11-26', time: '20:00', location: text };
  await add('match_moves', { ...own, match_id: 'm-1', moved_at: AT, ...before });
  await add(
    'confirmations',
    { ...ofMatch, confirmed: 1, confirmed_at: AT, declined: 0, changed_at: AT, is_taken_out: 0 },
    {
      ...ofMatch,
      player_id: 'p-1',
      confirmed: 0,
      confirmed_at: null,
      declined: 1,
      changed_at: null,
      is_taken_out: 1,
    },
  );
  await add('calls', { ...ofMatch, called_at: AT });
  await add('captains', {
    ...own,
    match_id: 'm-1',
    player_id: index % 2 ? 'p-0' : null,
    version: 1 + index,
    device_hash: index % 2 ? `device-${index}` : null,
    created_at: AT,
  });
  const action = { ...own, match_id: 'm-1', at: AT, author_id: 'p-1' };
  await add(
    'captain_actions',
    index % 2
      ? { ...action, kind: 'out', player_id: 'p-0', detail: null }
      : { ...action, kind: 'score', player_id: null, detail: text },
  );
}

export async function addPlayed({ own, ofMatch, text, index, add }: Rows): Promise<void> {
  await add('teams', {
    ...own,
    team_id: 't-1',
    match_id: 'm-1',
    name: 'claro',
    created_by: 'manual',
    created_at: AT,
  });
  await add('team_players', { ...ofMatch, team_id: 't-1', position: 0, name: text, rating: 5 });
  await add('shown_teams', { ...own, match_id: 'm-1', shown_at: AT });
  const acted = { acted_at: AT, stopped_at: null, seen_at: null, is_paused: index % 2 };
  await add('autopilots', { ...own, match_id: 'm-1', ...acted });
  await add('autopilot_steps', {
    ...own,
    match_id: 'm-1',
    at: AT,
    kind: 'formed',
    teams_before: null,
    teams_after: JSON.stringify({ claro: ['p-0'], oscuro: [], suplente: [] }),
    undone_at: index % 2 ? AT : null,
  });
  await add('bibs', ofMatch);
  await add('results', { ...own, match_id: 'm-1', claro: 5, oscuro: 4, decided_at: AT });
  await add('scorers', { ...ofMatch, goals: 2, own_goals: 1 });
  await add('games', {
    ...own,
    match_id: 'm-1',
    seq: 1,
    home: 'claro',
    away: 'verde',
    outcome: 'away',
    home_goals: index % 2 ? 1 : null,
    away_goals: index % 2 ? 2 : null,
    lent: JSON.stringify([{ playerId: 'p-1', to: 'verde' }]),
    absent: JSON.stringify(['p-0']),
    joined_later: JSON.stringify(['p-0']),
    author: text,
    author_user_id: index % 2 ? `helping-${index}` : null,
  });
  await add('finished_nights', { ...own, match_id: 'm-1', finished_at: AT });
  const said = { ...ofMatch, device_hash: `played-${index}` };
  await add('score_proposals', { ...said, claro: 5, oscuro: 4, proposed_at: AT });
  await add('figura_votes', { ...said, figura_id: 'p-1' });
  await add('figura_closings', { ...own, match_id: 'm-1' });
  await add('figura_totals', { ...ofMatch, votes: 3 });
}
