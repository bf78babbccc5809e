import type { Insertable } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Writer } from '../store/transaction.ts';

/** What people, and those who wish them ill, write; also what two engines might order or store differently. */
export const ODD_TEXTS = [
  'Ñandú',
  'ñ',
  'n',
  '👩‍👩‍👧‍👦 ⚽',
  `comillas ' " \` y $1 ? %s`,
  '\\x00 \\u0000 \\n',
  '',
  ' ',
  'null',
  '0',
  '日本語',
  'e\u0301 é',
  '\u200f\u{10FFFF}\uFFFD',
  'a'.repeat(1000),
];
const AT = '2026-11-21T12:00:00.000001Z';

/** Rows in every table, of several users; more players than one batch takes. */
export async function fillDatabase(tx: Writer): Promise<void> {
  const keys = (['links', 'pushes'] as const).map((name) => ({ name, key: `a key of ${name}` }));
  await tx.insertInto('server_keys').values(keys).execute();
  for (const [index, text] of ODD_TEXTS.entries()) await addUser(tx, `user-${index}`, text, index);
}

async function addUser(tx: Writer, user_id: string, text: string, index: number): Promise<void> {
  const own = { user_id };
  const ofMatch = { ...own, match_id: 'm-1', player_id: 'p-0' };
  const players = Array.from({ length: index === 0 ? 1203 : 3 }, (_, place) => ({
    ...own,
    player_id: `p-${place}`,
    list_id: 'l-1',
    name: `${text}${place}`,
    sort_key: text,
    rating: 2 + (place % 4),
    whatsapp: [null, '', '+5491155551234'][place % 3] ?? null,
    created_at: AT,
    shown_name: place === 0 ? text : null,
    link_version: 1 + (place % 2),
  }));
  const add = <T extends keyof Schema>(table: T, ...rows: Insertable<Schema[T]>[]) =>
    tx.insertInto(table).values(rows).execute();

  await add('users', {
    ...own,
    name: text,
    email: index % 2 === 0 ? null : `${text}@x`,
    photo_url: '',
    whatsapp: null,
    time_zone: null,
    country: 'AR',
    created_at: AT,
    last_timestamp: AT,
    deeds_after: '',
    is_asleep: index % 2,
  });
  await add('identities', {
    ...own,
    issuer: 'urn:test',
    subject: `${index}${text}`,
    created_at: AT,
  });
  await add('sessions', {
    ...own,
    token_hash: `hash-${index}`,
    device: text,
    created_at: AT,
    last_seen_at: AT,
    ...subscribed(index, text),
  });
  await add('changes', { ...own, at: AT, kind: 'match', id: 'm-1', tab: index % 2 ? null : text });
  await add('idempotency_keys', {
    ...own,
    key: text,
    request_hash: '',
    status: 201,
    body: JSON.stringify({ text }),
    created_at: AT,
    number: 1,
  });
  await add('idempotency_ids', { ...own, id: 'l-1', key: text });
  await add('players_lists', { ...own, list_id: 'l-1', name: text, created_at: AT });
  await add('group_links', {
    ...own,
    list_id: 'l-1',
    is_on: index % 2,
    version: 1 + index,
    code_hash: `code-${index}`,
    previews_match: index % 2,
    is_strict: index % 2,
    shares_levels: index % 2 ? null : 1,
  });
  await add('players', ...players);
  await add('player_stats', { ...own, player_id: 'p-0', matches_played: 0, attendance_rate: null });
  await add('keepers', { ...own, player_id: 'p-0' });
  await add('level_suggestions', { ...own, player_id: 'p-0', answered_at: AT, asks_again: 1 });
  await add('pairs', { ...own, player_id: 'p-0', other_id: 'p-1', kind: 'separados' });
  await add('matches', {
    ...own,
    match_id: 'm-1',
    list_id: index % 2 === 0 ? 'l-1' : null,
    date: '2026-11-26',
    time: '21:00',
    time_zone: 'America/Argentina/Buenos_Aires',
    starts_at: AT,
    location: text,
    google_place_id: null,
    status: null,
    is_recurring: 1,
    recurring_day: 4,
    series_id: 's-1',
    created_at: AT,
    sit_out: index % 2 === 0 ? 'turno' : 'nivel',
  });
  await add('match_slots', {
    ...own,
    location: text,
    weekday: 4,
    time: '21:00',
    match_count: 1,
  });
  await add('match_roster_changes', { ...ofMatch, change: 'guest' });
  await add(
    'confirmations',
    { ...ofMatch, confirmed: 1, confirmed_at: AT, declined: 0, changed_at: AT },
    {
      ...ofMatch,
      player_id: 'p-1',
      confirmed: 0,
      confirmed_at: null,
      declined: 1,
      changed_at: null,
    },
  );
  await add('devices', {
    ...own,
    list_id: 'l-1',
    device_hash: `device-${index}`,
    player_id: 'p-0',
    claimed_at: AT,
    used_at: AT,
    doubted_at: index % 2 ? AT : null,
    ...subscribed(index, text),
  });
  await add('notice_watches', { ...own, seen_at: AT, due_at: AT });
  const ofSurvey = { ...own, survey_id: 'survey-1', player_id: 'p-1' };
  await add('surveys', {
    ...own,
    survey_id: 'survey-1',
    list_id: 'l-1',
    closes_at: AT,
    is_closed: index % 2,
    answer_count: index,
  });
  await add('survey_participants', { ...ofSurvey, device_hash: `device-${index}` });
  await add('survey_opinions', { ...ofSurvey, twos: 0, threes: index, fours: 1, fives: 0 });
  await add('survey_verdicts', { ...ofSurvey, halves: 4 + (index % 7), do_agree: index % 2 });
  await add('proposals', {
    ...own,
    list_id: 'l-1',
    device_hash: `device-${index}`,
    proposal_id: `proposal-${index}`,
    made_at: AT,
    ...(index % 2
      ? { name: text, match_id: null, player_id: null, author_id: null }
      : { name: null, match_id: 'm-1', player_id: 'p-0', author_id: 'p-1' }),
    dismissed_until: index % 2 ? AT : null,
  });
  await add('answers', {
    ...ofMatch,
    answer: 'confirmed',
    comment: text,
    answered_at: AT,
    queued_at: index % 2 ? AT : null,
    promoted_at: null,
    told_at: null,
    author_id: 'p-1',
    undo_answer: index % 2 ? 'confirmed' : null,
    undo_comment: index % 2 ? text : null,
    undo_queued_at: null,
    undo_confirmed_at: index % 2 ? AT : null,
  });
  await add('guests', {
    ...ofMatch,
    host_id: 'p-1',
    brought_at: AT,
    is_kept: index % 2,
    left_at: index % 2 ? null : AT,
  });
  await add('answer_log', { ...ofMatch, at: AT, answer: 'maybe', author_id: null });
  await add('answer_settings', {
    ...own,
    match_id: 'm-1',
    capacity: index % 2 ? 12 : null,
    answers_until: index % 2 ? null : '2026-11-26T18:00',
    free_since: index % 2 ? AT : null,
  });
  await add('calls', { ...ofMatch, called_at: AT });
  await add('teams', {
    ...own,
    team_id: 't-1',
    match_id: 'm-1',
    name: 'claro',
    created_by: 'manual',
    created_at: AT,
  });
  await add('team_players', { ...ofMatch, team_id: 't-1', position: 0, name: text, rating: 5 });
  await add('noticed_matches', { ...own, match_id: 'm-1', noted: JSON.stringify({ text }) });
  await add('pushes', {
    ...own,
    push_id: `push-${index}`,
    match_id: 'm-1',
    list_id: index % 2 ? 'l-1' : null,
    recipient_hash: `hash-${index}`,
    topic: 'left',
    title: text,
    body: text,
    is_urgent: index % 2,
    service: 'push.example',
    due_at: AT,
    expires_at: AT,
    attempts: index,
  });
  await add('shown_teams', { ...own, match_id: 'm-1', shown_at: AT });
  const acted = { acted_at: AT, stopped_at: null, seen_at: null };
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
  await add('results', { ...own, match_id: 'm-1', claro: 5, oscuro: 4, decided_at: AT });
  await add('scorers', { ...ofMatch, goals: 2, own_goals: 1 });
  const said = { ...ofMatch, device_hash: `played-${index}` };
  await add('score_proposals', { ...said, claro: 5, oscuro: 4, proposed_at: AT });
  await add('figura_votes', { ...said, figura_id: 'p-1' });
  await add('badges', {
    ...own,
    badge_id: 'b-1',
    type: 'mvp-semana',
    period: '2026-11-15',
    player_id: 'p-0',
    earned_at: AT,
  });
}

const subscribed = (index: number, text: string) =>
  index % 2
    ? { subscription: JSON.stringify({ endpoint: text }), subscribed_at: AT }
    : { subscription: null, subscribed_at: null };
