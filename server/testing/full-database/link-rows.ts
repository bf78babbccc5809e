import { AT, subscribed, type Rows } from './rows-of.ts';

export async function addByLink(rows: Rows): Promise<void> {
  const { own, ofMatch, text, index, add } = rows;
  await add('group_links', {
    ...own,
    list_id: 'l-1',
    is_on: index % 2,
    version: 1 + index,
    previews_match: index % 2,
    is_strict: index % 2,
    shares_levels: index % 2 ? null : 1,
  });
  for (const [kind, subject_id] of [
    ['group', 'l-1'],
    ['captain', 'm-1'],
    ['invitation', `helper-${index}`],
  ] as const)
    await add('link_codes', { ...own, kind, subject_id, code_hash: `${kind}-${index}` });
  await add('helpers', {
    ...own,
    helper_id: `helper-${index}`,
    list_id: 'l-1',
    helper_user_id: index % 2 ? `helping-${index}` : null,
    rights: index % 2 ? 'matches' : 'matches-and-money',
    invited_at: AT,
    expires_at: AT,
    accepted_at: index % 2 ? AT : null,
    confirmed_at: index % 2 ? AT : null,
    has_notices: index % 2,
  });
  await add('devices', {
    ...own,
    list_id: 'l-1',
    device_hash: `device-${index}`,
    player_id: 'p-0',
    claimed_at: AT,
    used_at: AT,
    doubted_at: index % 2 ? AT : null,
    denied_at: index % 2 ? AT : null,
    claim_count: index,
    answered_match_id: index % 2 ? 'm-1' : null,
    ...subscribed(rows),
  });
  await add('proposals', {
    ...own,
    list_id: 'l-1',
    device_hash: `device-${index}`,
    proposal_id: `proposal-${index}`,
    made_at: AT,
    ...(index % 2 ? { ...NEWCOMER, name: text } : { ...DROP_OUT, author_id: 'p-1', comment: text }),
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
    is_claim: index % 2,
    device_hash: index % 2 ? `device-${index}` : null,
    undo_answer: index % 2 ? 'confirmed' : null,
    undo_comment: index % 2 ? text : null,
    undo_queued_at: null,
    undo_confirmed_at: index % 2 ? AT : null,
    has_declined: index % 2,
    ended_absence: index % 2 ? null : '2026-12-10',
  });
  await add('guests', {
    ...ofMatch,
    host_id: 'p-1',
    brought_at: AT,
    is_kept: index % 2,
    left_at: index % 2 ? null : AT,
    device_hash: index % 2 ? `device-${index}` : null,
  });
  await add('answer_log', {
    ...ofMatch,
    at: AT,
    answer: 'maybe',
    author_id: null,
    device_hash: `device-${index}`,
    device_kind: index % 2 ? 'new' : null,
    address_hash: index % 2 ? 'address' : null,
    undone_at: index % 2 ? AT : null,
    replaced: index % 2 ? JSON.stringify({ text }) : null,
    is_comment: index % 2,
  });
  await add('answer_undos', {
    ...own,
    match_id: 'm-1',
    at: AT,
    undone: JSON.stringify({ text }),
  });
  await add('answer_settings', {
    ...own,
    match_id: 'm-1',
    capacity: index % 2 ? 12 : null,
    answers_until: index % 2 ? null : '2026-11-26T18:00',
    free_since: index % 2 ? AT : null,
    regulars_until: index % 2 ? null : '2026-11-26T12:00',
    kept_until: index % 2 ? null : AT,
  });
  await addSurvey(rows);
  await addNotices(rows);
}

const ABOUT_NOTHING = { match_id: null, player_id: null, author_id: null, comment: null };
const NEWCOMER = { ...ABOUT_NOTHING, kind: 'newcomer', answer: null } as const;
const ABOUT_MATCH = { match_id: 'm-1', player_id: 'p-0', name: null };
const DROP_OUT = { ...ABOUT_MATCH, kind: 'answer', answer: 'declined' } as const;

async function addSurvey({ own, index, add }: Rows): Promise<void> {
  const ofSurvey = { ...own, survey_id: 'survey-1', player_id: 'p-1' };
  await add('surveys', {
    ...own,
    survey_id: 'survey-1',
    list_id: 'l-1',
    closes_at: AT,
    is_closed: index % 2,
    answer_count: index,
  });
  const device = { device_hash: `device-${index}`, has_answered: index % 2 };
  await add('survey_devices', { ...ofSurvey, ...device });
  await add('survey_opinions', { ...ofSurvey, twos: 0, threes: index, fours: 1, fives: 0 });
  await add('survey_verdicts', { ...ofSurvey, halves: 4 + (index % 7), do_agree: index % 2 });
}

async function addNotices({ own, text, index, add }: Rows): Promise<void> {
  await add('notice_watches', { ...own, seen_at: AT, due_at: AT });
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
}
