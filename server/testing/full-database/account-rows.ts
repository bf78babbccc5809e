import { AT, subscribed, type Rows } from './rows-of.ts';

export async function addAccount(rows: Rows): Promise<void> {
  const { own, text, index, add } = rows;
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
    may_help: index % 2,
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
    ...subscribed(rows),
    old_token_hash: index % 2 ? null : `old-hash-${index}`,
  });
  await add('changes', {
    ...own,
    at: AT,
    kind: 'match',
    id: 'm-1',
    tab: index % 2 ? null : text,
    author_id: index % 2 ? null : `helping-${index}`,
  });
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
}

export async function addPlayers({ own, text, index, add }: Rows): Promise<void> {
  await add('players_lists', {
    ...own,
    list_id: 'l-1',
    name: text,
    created_at: AT,
    shared_until: index % 2 ? AT : null,
  });
  const offer = { ...own, list_id: 'l-1', helper_id: 'h-1' };
  await add('handovers', { ...offer, stays_helper: index % 2, expires_at: AT });
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
  await add('players', ...players);
  await add('player_stats', { ...own, player_id: 'p-0', matches_played: 0, attendance_rate: null });
  await add('absences', { ...own, player_id: 'p-0', until: '2026-12-10' });
  await add('merged_players', {
    ...own,
    merged_id: 'p-gone',
    player_id: 'p-0',
    list_id: 'l-1',
    name: text,
    link_version: 1,
    merged_at: AT,
    undo: '{}',
  });
  await add('keepers', { ...own, player_id: 'p-0' });
  await add('level_suggestions', { ...own, player_id: 'p-0', answered_at: AT, asks_again: 1 });
  await add('pairs', { ...own, player_id: 'p-0', other_id: 'p-1', kind: 'separados' });
  await add('badges', {
    ...own,
    badge_id: 'b-1',
    type: 'mvp-semana',
    period: '2026-11-15',
    earned_at: AT,
  });
  await add('badge_players', { ...own, badge_id: 'b-1', player_id: 'p-0' });
}

export async function addMoney({ own, text, index, add }: Rows): Promise<void> {
  const ofList = { ...own, list_id: 'l-1' };
  const entry = {
    ...ofList,
    player_id: 'p-0',
    player_name: text,
    match_id: 'm-1',
    is_deposit: 0,
    is_share: 0,
    method: null,
    paid_by: null,
    note: text,
    author: text,
    voided_at: null,
    voided_by: null,
  };
  await add('ledger_entries', {
    ...entry,
    entry_id: 'e-1',
    kind: 'payment',
    amount: 99_999_999_999,
    method: 'cash',
    author_user_id: index % 2 ? `helping-${index}` : null,
    at: AT,
  });
  await add('ledger_entries', {
    ...entry,
    entry_id: 'e-2',
    kind: 'charge',
    amount: -1,
    at: AT,
    voided_at: AT,
    voided_by: text,
    voided_by_user_id: index % 2 ? `helping-${index}` : null,
  });
  await add('list_money', {
    ...ofList,
    currency: 'ARS',
    pay_to: text,
    pay_to_holder: index % 2 ? text : null,
    pay_to_changed_at: index % 2 ? AT : null,
    players_see: 'own',
    shares_money: 1,
  });
  await add('never_pays', { ...own, player_id: 'p-1' });
  await add('money_claims', { ...ofList, player_id: 'p-0', amount: 3500, at: AT });
  const ofMatch = { ...own, match_id: 'm-1' };
  await add('match_money', {
    ...ofMatch,
    cost: 35_000,
    price: null,
    paid_by: 'p-0',
    closed_at: AT,
    deposit_outcome: null,
  });
  await add('match_money_players', {
    ...ofMatch,
    player_id: 'p-1',
    is_exempt: 1,
    is_absent: 0,
    is_charged_anyway: 0,
    pays_today: 0,
    was_confirmed: 0,
    pays_own: 0,
  });
}
