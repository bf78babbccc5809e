import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  aLinkedGroup,
  asForm,
  DEVICE_COOKIE,
  formFieldsOf,
} from '../../../testing/a-linked-group.ts';
import { hashCode, keysOf } from '../../security/link-code.ts';
import { createMatch, teamsInHalves } from '../../../testing/a-match.ts';
import { everyRow } from '../../../testing/every-row.ts';
import { hasExactKeys, expectNoPrivateFields } from '../../../testing/hostile/check-page.ts';
import { oddHeaders } from '../../../testing/hostile/headers.ts';
import { seeded } from '../../../testing/hostile/seeds.ts';
import { oddFields, oddText, oddValue } from '../../../testing/hostile/values.ts';
import { aSurvey } from '../../../testing/surveys/a-survey.ts';
import { howMany, timesLonger } from '../../../testing/how-many.ts';
import { ENGINE } from '../../../testing/temporary-database.ts';

/** Number of requests; `PICADITO_TEST_TIMES=10` makes it ten times as many. */
const REQUESTS = timesLonger(ENGINE === 'sqlite' ? howMany(1000, 8200) : howMany(200, 800));
const MS_EACH = 20;
const ADDRESSES = howMany(40, 1000);

type Fields = Record<string, unknown>;

/** Generates fields of an answer: correct ones, of which some are odd, missing or superfluous. */
function answersLike(right: Fields): fc.Arbitrary<Fields> {
  const fields = Object.entries(right).map(([name, value]) => {
    const odd = fc.oneof(oddText, oddValue, fc.constant(undefined));
    const either = fc.oneof(
      { weight: 12, arbitrary: fc.constant(value) },
      { weight: 1, arbitrary: odd },
    );
    return fc.tuple(fc.constant(name), either);
  });
  const more = fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, oddFields);
  return fc
    .tuple(fc.tuple(...fields), more)
    .map(([own, others]) => ({ ...others, ...Object.fromEntries(own) }));
}

/** Operations to which the requests go. Some are listed several times, so that they occur more often. */
const OPERATIONS = [
  'answer',
  'answer',
  'answer',
  'forget',
  'guest',
  'guest-gone',
  'newcomer',
  'newcomer',
  'withdraw',
  'drop-out',
  'score',
  'vote',
  'survey',
];

/** Generates requests to the page of a link, as forms and as JSON, to all addresses of the page and to odd ones. */
function requestsTo(path: string, right: readonly Fields[]) {
  const answer = fc.oneof(...right.map(answersLike));
  const body = fc.oneof(
    answer.map((fields) => ({ payload: asForm(asTexts(fields)), type: FORM })),
    answer.map((fields) => ({ payload: JSON.stringify(fields), type: 'application/json' })),
    oddText.map((text) => ({ payload: text.toWellFormed(), type: FORM })),
    oddText.map((text) => ({ payload: text.toWellFormed(), type: 'application/json' })),
  );
  const write = fc.record({
    method: fc.constant('POST' as const),
    url: fc.constantFrom(...OPERATIONS.map((operation) => `${path}/${operation}`)),
    body,
  });
  const key = fc.oneof(fc.constant(String(right[0]?.['player'])), oddText);
  const odd = key.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 6000));
  const read = fc.record({
    method: fc.constantFrom('GET' as const, 'HEAD' as const),
    url: odd.chain((text) =>
      fc.constantFrom(
        path,
        `${path}?soy=${text}`,
        `${path}/calendar/${text}`,
        `${path}/${text}`,
        `${path}/survey?${text}`,
        `${path}/${text}/survey`,
      ),
    ),
    body: fc.constant(null),
  });
  const device = fc.oneof(fc.constant(0), fc.constant(1), oddText);
  return fc.record({
    request: fc.oneof({ weight: 3, arbitrary: write }, { weight: 1, arbitrary: read }),
    headers: oddHeaders,
    device,
  });
}
const FORM = 'application/x-www-form-urlencoded';
const asTexts = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  );

/**
 * Creates a match of this evening, saves its teams and moves the clock until the match is over. Returns the correct
 * fields of a vote and of a score for it, in this order.
 */
async function played({ ana, list, ids, path, clock }: Awaited<ReturnType<typeof aLinkedGroup>>) {
  const keyOf = keysOf(hashCode(path.replace('/g/', '')));
  const match = await createMatch(ana, list.id, { date: '2026-11-20', time: '18:30' });
  await ana.post(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, ids));
  clock.now += 3 * 60 * 60 * 1000;
  const [player, figura] = ids.map(keyOf);
  const of = { match: keyOf(match.id), player };
  const more = { claroMore: '14', oscuroMore: '' };
  return [
    { ...of, figura },
    { ...of, claro: 'mas', oscuro: '3', ...more },
  ];
}

test(
  `${REQUESTS} hostile requests to the page of a link get no 5xx, and replies with exact keys that reveal nothing`,
  async () => {
    const group = await aSurvey(6);
    const { app, path, device } = group;
    const phones = [device(), device()];
    const right = [await device().form(1, 'voy'), await device().form(2, 'nose', { other: 'si' })];
    const comments = right.map((fields) => ({ ...fields, comment: 'llevo pelota', soy: 'si' }));
    const proposed = [
      { ...right[0], name: 'Dani' },
      await device().form(1, 'no', { other: 'si' }),
      { proposal: right[0]?.player, answer: 'si' },
      ...(await played(group)),
      await group.phone(3).filled(3, { 1: '5' }),
    ];
    await fc.assert(
      fc.asyncProperty(
        requestsTo(path, [...comments, ...proposed]),
        async ({ request, headers, device: of }) => {
          const { method, url, body } = request;
          const phone = typeof of === 'number' ? phones[of]?.cookies : undefined;
          const odd = encodeURIComponent(String(of).toWellFormed()).slice(0, 2000);
          const cookies = phone ?? { [DEVICE_COOKIE]: odd };
          const type = body ? { 'content-type': body.type } : {};
          const reply = await app.inject({
            method,
            url,
            cookies,
            headers: { ...type, ...headers },
            ...(body && { payload: body.payload }),
          });
          expect(reply.statusCode, `${method} ${url} ${reply.body}`).toBeLessThan(500);
          expectNoPrivateFields(reply.body, group);
          for (const { name, value } of reply.cookies) if (phone) phone[name] = value;
          const replied = reply.headers['content-type'] ?? '';
          if (method !== 'HEAD')
            hasExactKeys({ type: replied, status: reply.statusCode, body: reply.body });
        },
      ),
      seeded(REQUESTS, 'links'),
    );
    expect((await phones[0]?.says(1, 'no', { soy: 'si' }))?.status).toBe(200);
  },
  REQUESTS * MS_EACH + 20_000,
);

/** User agents of chat programs, which read a link before a person opens it. */
const PREVIEWERS = [
  'WhatsApp/2.23.20.0 A',
  'facebookexternalhit/1.1',
  'TelegramBot (like TwitterBot)',
  'Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0',
  'Discordbot/2.0',
];

test(`${ADDRESSES} GET and as many HEAD requests of every public address change no row, whoever sends them`, async () => {
  const { app, path, store, device, page } = await aPlayedGroup();
  const key = page.next?.people[0]?.key;
  const { match } = formFieldsOf(page.next);
  const urls = [
    path,
    `${path}?27-11`,
    `${path}?soy=${key}`,
    `${path}/calendar/${match}`,
    `${path}/answer`,
    `${path}/forget`,
    `${path}/newcomer`,
    `${path}/withdraw`,
    `${path}/drop-out`,
    `${path}/survey`,
    `/g/${'a'.repeat(22)}`,
  ];
  const before = await everyRow(store);
  for (const url of urls) {
    for (let count = 0; count < ADDRESSES; count += 1) {
      const headers = { 'user-agent': PREVIEWERS[count % PREVIEWERS.length] };
      const cookies = count % 2 === 0 ? device.cookies : {};
      for (const method of ['GET', 'HEAD'] as const) {
        const { statusCode, cookies: set } = await app.inject({ method, url, headers, cookies });
        expect([200, 303, 404]).toContain(statusCode);
        expect(set).toEqual([]);
      }
    }
  }
  expect(await everyRow(store)).toEqual(before);
}, 120_000);

async function aPlayedGroup() {
  const group = await aLinkedGroup(4);
  const device = group.device();
  await device.says(1, 'voy', { comment: 'llevo pelota' });
  return { ...group, device, page: await device.page() };
}
