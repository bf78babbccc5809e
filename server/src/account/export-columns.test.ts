import type { Profile } from '@picadito/domain';
import { expect, test } from 'vitest';
import { aFullAccount } from '../../testing/a-full-account.ts';
import { everyRowOf } from '../../testing/every-row.ts';
import { testApp } from '../../testing/test-app.ts';

const COMPUTED = 'made by the program of what the export holds';
const INNER = 'by which the program finds and orders things';
const AN_ADDRESS = 'with it one sends to the phone: the export says since when there is one';
const WHAT_WAS_TOLD = 'made of what the export holds, until the match is over';
const OF_A_DEVICE = 'of a secret of the device, and told by nothing';
const WITHOUT_HASHES = 'told by parts, without the hashes of devices';
const A_DAY = 'kept for a day, of what the export holds';

/** The columns that an export leaves out, each with the reason. */
const LEFT_OUT: Record<string, string> = {
  'users.last_timestamp': INNER,
  'users.deeds_after': INNER,
  'sessions.token_hash': 'a secret, and told by nothing',
  'sessions.subscription': AN_ADDRESS,
  'devices.subscription': AN_ADDRESS,
  'sessions.endpoint_hash': AN_ADDRESS,
  'devices.endpoint_hash': AN_ADDRESS,
  'notice_watches.seen_at': INNER,
  'notice_watches.due_at': INNER,
  'noticed_matches.noted': WHAT_WAS_TOLD,
  'pushes.push_id': INNER,
  'pushes.recipient_hash': 'a secret, and told by nothing',
  'pushes.topic': WHAT_WAS_TOLD,
  'pushes.title': WHAT_WAS_TOLD,
  'pushes.body': WHAT_WAS_TOLD,
  'pushes.is_urgent': INNER,
  'pushes.service': AN_ADDRESS,
  'pushes.due_at': INNER,
  'pushes.expires_at': INNER,
  'pushes.attempts': INNER,
  'changes.at': A_DAY,
  'changes.kind': A_DAY,
  'changes.id': A_DAY,
  'changes.tab': A_DAY,
  'changes.detail': A_DAY,
  'idempotency_keys.key': A_DAY,
  'idempotency_keys.request_hash': A_DAY,
  'idempotency_keys.status': A_DAY,
  'idempotency_keys.body': A_DAY,
  'idempotency_keys.created_at': A_DAY,
  'idempotency_keys.number': A_DAY,
  'idempotency_ids.key': A_DAY,
  'group_links.is_on': 'told as true or false',
  'group_links.version': INNER,
  'group_links.previews_match': 'told as true or false',
  'group_links.is_strict': 'told as true or false',
  'group_links.shares_levels': 'told as true or false',
  'group_links.code_hash': 'by which the program finds the list of a link',
  'devices.device_hash': OF_A_DEVICE,
  'proposals.device_hash': OF_A_DEVICE,
  'answers.device_hash': OF_A_DEVICE,
  'guests.device_hash': OF_A_DEVICE,
  'answer_log.device_hash': OF_A_DEVICE,
  'answer_log.address_hash': 'of an address, and told by nothing',
  'answer_log.replaced': WITHOUT_HASHES,
  'answer_undos.undone': WITHOUT_HASHES,
  'answers.is_claim': 'told as true or false',
  'answer_log.is_comment': 'told as true or false',
  'proposals.proposal_id': INNER,
  'surveys.is_closed': 'told as true or false',
  'survey_devices.device_hash': OF_A_DEVICE,
  'survey_devices.has_answered': 'told by how many have answered',
  'survey_verdicts.halves': 'told as the median',
  'survey_verdicts.do_agree': 'told as true or false',
  'players.sort_key': COMPUTED,
  'devices.has_own_link': INNER,
  'score_proposals.device_hash': OF_A_DEVICE,
  'figura_votes.device_hash': OF_A_DEVICE,
  'guests.is_kept': 'told as true or false',
  'matches.starts_at': COMPUTED,
  'matches.is_recurring': 'told as true or false',
  'match_roster_changes.change': 'told by the players that the match has',
  'match_roster_changes.player_id': 'who was taken out of a match is told by his not being there',
  'confirmations.confirmed': 'told as true or false',
  'confirmations.declined': 'told as true or false',
  'confirmations.changed_at': INNER,
  'teams.team_id': INNER,
  'teams.name': 'told by claroTeam, oscuroTeam and suplentes',
  'teams.created_at': INNER,
  'team_players.team_id': INNER,
  'team_players.position': 'told by the order of the ids',
  'users.is_asleep': 'told as true or false',
  'autopilots.seen_at': INNER,
  'autopilot_steps.teams_before': 'told by before',
  'autopilot_steps.teams_after': 'told by after',
  'badges.period': 'told by the day on which it was earned',
};

/** Returns the values in the user's rows by column. */
function valuesByColumn(tables: Record<string, string[]>): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>();
  for (const [table, rows] of Object.entries(tables)) {
    for (const [column, value] of rows.flatMap((row) =>
      Object.entries(JSON.parse(row) as object),
    )) {
      const known = values.get(`${table}.${column}`) ?? new Set();
      values.set(`${table}.${column}`, known);
      if (value !== null && value !== '') known.add(JSON.stringify(value));
    }
  }
  return values;
}

test('the export has every column of the organiser, except those excluded with a reason', async () => {
  const { signedIn, store, context } = await testApp();
  const ana = await signedIn('ana', {
    email: 'ana@correo.test',
    picture: 'https://lh3.googleusercontent.com/ana',
  });
  await ana.patch('/api/me', { whatsapp: '11 5555 9876', timeZone: 'America/Argentina/Cordoba' });
  await aFullAccount(ana, context);
  const { id } = (await ana.get<Profile>('/api/me')).body;
  const kept = valuesByColumn(await everyRowOf(store, id));
  const told = JSON.stringify((await ana.get('/api/me/export')).body);

  const isTold = (values: Set<string>) => [...values].every((value) => told.includes(value));
  const untold = [...kept].flatMap(([column, values]) => (isTold(values) ? [] : [column]));
  expect(untold.filter((column) => !(column in LEFT_OUT))).toEqual([]);
  expect(Object.keys(LEFT_OUT).filter((column) => !kept.has(column))).toEqual([]);
  expect([...kept].filter(([, values]) => values.size > 0).length).toBeGreaterThan(60);
});
