import {
  VOTING_MS,
  type GroupLink,
  type LevelSuggestionReply,
  type MatchPlayerReply,
  type PersonalLinks,
  type Player,
  type SurveyReply,
} from '@picadito/domain';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { hashCode, keysOf } from '../../security/link-code.ts';
import { asForm, DEVICE_COOKIE } from '../../../testing/a-linked-group.ts';
import { aMatch, THURSDAY_MATCH } from '../../../testing/a-match.ts';
import { playSeason } from '../../../testing/levels/a-season.ts';
import { aStream } from '../../../testing/an-event-stream.ts';
import { eventually } from '../../../testing/eventually.ts';
import { ownDevices } from '../../../testing/surveys/own-devices.ts';
import { OVER } from '../../../testing/thursdays.ts';
import { PUBLIC_URL, testApp, type Client } from '../../../testing/test-app.ts';

const UNKNOWN = 'UNKNOWN';
/**
 * Indexes of the two players, of four, who send answers and opinions in each way: by the group link and the personal
 * link, with and without script.
 */
const SENDERS = [0, 3];
const DAY_MS = 86_400_000;
/** Number of matches that are played before the match, enough for a suggestion of a level. */
const PLAYED = 12;

/** Type of the data that differs between the two worlds and that players must not learn. */
type Hidden = { level: string; whatsapp: string; name: string; isKeeper: boolean };

type World = Awaited<ReturnType<typeof aWorld>>;

/** Sets up four players with the data of `hidden`, teams that are shown, and a link that is on. */
async function aWorld(hidden: Hidden) {
  const server = await testApp();
  server.clock.now -= PLAYED * DAY_MS;
  const ana = await server.signedIn('ana', { email: `${hidden.whatsapp.slice(-3)}@example.com` });
  const { list, match, ids } = await aMatch(ana, hidden.level);
  for (const [at, id] of ids.entries()) {
    const [skillLevel = '2', whatsapp] = [hidden.level[at], `${hidden.whatsapp}${at}`];
    const name = at === 0 ? hidden.name : `Jugador${at} (${whatsapp})`;
    await ana.put(`/api/players/${id}`, { name, skillLevel, whatsapp });
  }
  await ana.put(`/api/players/${ids[0]}/shown-name`, { shownName: 'El Uno' });
  if (hidden.isKeeper) {
    await ana.put(`/api/players/${ids[0]}/keeper`, { isKeeper: true });
    await ana.put(`/api/players/${ids[2]}/absence`, { until: '2026-12-31' });
  }
  const kind = hidden.isKeeper ? 'juntos' : 'separados';
  await ana.put('/api/pairs', { playerIds: ids.slice(0, 2), kind });
  const order = hidden.isKeeper ? ids : ids.toReversed();
  const claroTeam = order.filter((id) => ids.indexOf(id) < 2);
  const oscuroTeam = order.filter((id) => ids.indexOf(id) >= 2);
  await ana.post(`/api/matches/${match.id}/teams`, { matchId: match.id, claroTeam, oscuroTeam });
  await ana.put(`/api/matches/${match.id}/teams/shown`, {});
  const past = await aSeasonOf({ ...server, ana, list, ids }, hidden);
  const { body } = await ana.put<GroupLink>(`/api/lists/${list.id}/link`, { isOn: true });
  const path = (body.address ?? '').replace(PUBLIC_URL, '');
  const { body: links } = await ana.get<PersonalLinks>(`/api/lists/${list.id}/link/personal`);
  const own = ids.map((id) => {
    const { address = '' } = links.find(({ playerId }) => playerId === id) ?? {};
    return address.replace(PUBLIC_URL, '');
  });
  const keyOf = keysOf(hashCode(path.replace('/g/', '')));
  const names = new Map([
    [keyOf(match.id), 'MATCH'],
    [keyOf(UNKNOWN), UNKNOWN],
    ...ids.map((id, at) => [keyOf(id), `PLAYER-${at}`] as const),
    ...past.map((id, at) => [keyOf(id), `PAST-${at}`] as const),
  ]);
  return { ...server, ana, list, match, ids, path, own, keyOf, names, hidden };
}

type Group = Pick<Awaited<ReturnType<typeof testApp>>, 'clock'> & {
  ana: Client;
  list: { id: string };
  ids: readonly string[];
};

/**
 * Plays matches with equal results in both worlds. With the levels of one world they lead to a suggestion of a level,
 * and with those of the other to none.
 */
async function aSeasonOf({ ana, clock, list, ids }: Group, { isKeeper }: Hidden) {
  const [strongest] = ids;
  const url = `/api/players/${ids[isKeeper ? 1 : 0]}/level-suggestion`;
  await ana.put(url, { asksAgain: false });
  const ahead = Array.from({ length: PLAYED }, () => 3);
  const past = await playSeason(ana, clock, { listId: list.id, ids, ahead });
  const of = `/api/lists/${list.id}/level-suggestion`;
  const { suggestion } = (await ana.get<LevelSuggestionReply>(of)).body;
  expect(suggestion?.playerId === strongest).toBe(isKeeper);
  return past;
}

/** Replaces codes and keys, which are made of random ids, by stable names. */
function plain({ path, own, names }: World, text: string): string {
  let told = text.replaceAll(/"version":"[\w-]{22}"/g, '"version":0');
  told = told.replaceAll(/"token":"[\w-]{22}"/g, '"token":0');
  for (const [at, one] of own.entries()) told = told.replaceAll(one.slice(-22), `OWN-${at}`);
  for (const [key, name] of names) told = told.replaceAll(key, name);
  // The UID of a calendar entry is computed from the random id of its match.
  return told.replaceAll(path.slice(-22), 'CODE').replaceAll(/^UID:.*$/gm, 'UID');
}

type Told = Record<'what' | 'status' | 'location' | 'body', string>;

function aPhone(world: World, told: Told[]) {
  const cookies: Record<string, string> = {};
  const note = (
    what: string,
    { statusCode, headers, body, cookies: set }: LightMyRequestResponse,
  ) => {
    for (const { name, value } of set) cookies[name] = value;
    const { 'content-type': type, location = '' } = headers;
    told.push({ what, status: `${statusCode} ${type}`, location, body });
  };
  const { app, path, keyOf, ids, match } = world;
  const { date, time, location: place } = THURSDAY_MATCH;
  const drawn = { match: keyOf(match.id), date, time, place };
  const fieldsOf = (number: number, fields: object) => {
    return { ...drawn, player: keyOf(ids[number] ?? ''), ...fields };
  };
  const read = async (url: string) => note(url, await app.inject({ url, cookies }));
  const send = async (operation: string, fields: object, { by = path, isForm = false } = {}) => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const headers = isForm ? form : {};
    const payload = isForm ? asForm(fields) : fields;
    const url = `${by}/${operation}`;
    note(url, await app.inject({ method: 'POST', url, cookies, payload, headers }));
    await nameWaiting(world);
  };
  return { cookies, drawn, fieldsOf, read, send };
}

const ways = (world: World, number: number) =>
  [world.path, world.own[number] ?? ''].flatMap((by) => [
    { by, isForm: false },
    { by, isForm: true },
  ]);

async function reads(world: World, phone: ReturnType<typeof aPhone>): Promise<void> {
  const { path, own, keyOf, ids, match } = world;
  for (const url of [path, `${path}?x`, '/g/unknown', `${path}/unknown`]) await phone.read(url);
  for (const id of [...ids, UNKNOWN]) await phone.read(`${path}?soy=${keyOf(id)}`);
  for (const url of own) await phone.read(url);
  for (const by of [path, ...own]) await phone.read(`${by}/survey`);
  for (const key of [keyOf(match.id), 'unknown']) await phone.read(`${path}/calendar/${key}`);
}

type Part = (world: World, told: Told[], phones: Phones) => Promise<void>;

/** Plays a part of an evening with three phones, and returns everything that anybody receives. */
async function anEvening(hidden: Hidden, part: Part): Promise<Told[]> {
  const world = await aWorld(hidden);
  const told: Told[] = [];
  const [uno, dos, nobody] = [aPhone(world, told), aPhone(world, told), aPhone(world, told)];
  await reads(world, nobody);
  await part(world, told, { uno, dos, nobody });
  await uno.send('forget', {});
  await dos.send('forget', {}, { isForm: true });
  await reads(world, uno);
  told.push(await streamOf(world, world.path));
  return told.map(({ what, status, location, body }) => {
    const of = (text: string) => plain(world, text);
    return { what: of(what), status, location: of(location), body: of(body) };
  });
}

async function takeNames(world: World, { uno, dos }: Phones): Promise<void> {
  const [ofUno = '', ofDos = ''] = world.own;
  const late = { answer: 'voy', comment: 'llego tarde' };
  await uno.send('answer', uno.fieldsOf(0, late), { by: ofUno });
  await dos.send('answer', dos.fieldsOf(1, { answer: 'nose' }), { by: ofDos });
}

async function answersAndGuests(world: World, told: Told[], phones: Phones): Promise<void> {
  const { uno, dos } = phones;
  const { ana, list, match, keyOf, names, path, hidden } = world;
  for (const number of SENDERS) {
    for (const way of ways(world, number)) {
      const phone = aPhone(world, told);
      for (const more of [{ answer: 'voy' }, { answer: 'no', other: 'si' }, { answer: 'quizás' }])
        await phone.send('answer', phone.fieldsOf(number, more), way);
    }
  }
  await takeNames(world, phones);
  await dos.send('answer', dos.fieldsOf(2, { answer: 'voy', other: 'si' }));
  await uno.send('answer', uno.fieldsOf(9, { answer: 'voy' }));
  await uno.send('guest', uno.fieldsOf(0, { name: 'Dani' }));
  const guest = (await rosterOf(ana, match.id)).find(({ name }) => name === 'Dani');
  expect(guest).toBeDefined();
  names.set(keyOf(guest?.id ?? ''), 'GUEST');
  const [skillLevel = '2'] = hidden.level;
  await ana.put(`/api/players/${guest?.id}`, { name: 'Dani', skillLevel, whatsapp: '' });
  await reads(world, uno);
  const gone = { ...uno.drawn, guest: keyOf(guest?.id ?? '') };
  for (const isForm of [false, true]) {
    await dos.send('guest', dos.fieldsOf(1, { name: 'Ema' }), { isForm });
    await dos.send('guest-gone', gone, { isForm });
    await uno.send('answer', uno.fieldsOf(0, { answer: isForm ? 'voy' : 'no', undo: 'si' }), {
      isForm,
    });
  }
  await ana.put(`/api/lists/${list.id}/link`, { isOn: true, isStrict: true });
  for (const way of ways(world, 1)) {
    const phone = aPhone(world, told);
    await phone.send('answer', phone.fieldsOf(0, { answer: 'no' }), way);
    await phone.send('answer', phone.fieldsOf(0, { answer: 'no', soy: 'si' }), way);
    await phone.send('answer', phone.fieldsOf(2, { answer: 'no', other: 'si' }), way);
    await phone.read(path);
  }
  await uno.send('guest-gone', gone);
}

/** Sends opinions, proposals, claims, scores and votes as players. All responses are added to `told`. */
async function everythingElse(world: World, told: Told[], phones: Phones): Promise<void> {
  await takeNames(world, phones);
  await opine(world, told);
  await proposes(world, phones);
  await claims(world, { ...phones, nobody: aPhone(world, told) });
  await afterwards(world, phones);
}

async function opine(world: World, told: Told[]): Promise<void> {
  const { ids, keyOf, hidden } = world;
  const { surveyId, tokens } = await openSurvey(world);
  for (const number of SENDERS) {
    const others = ids.filter((_, at) => at !== number).map(keyOf);
    const form = { survey: keyOf(surveyId), player: keyOf(ids[number] ?? '') };
    const said = others.map((key, at) => [key, hidden.level[at] ?? '2']);
    for (const way of ways(world, number)) {
      const phone = aPhone(world, told);
      await phone.read(`${way.by}/survey`);
      phone.cookies[DEVICE_COOKIE] = tokens[number] ?? '';
      await phone.send('survey', { ...form, [others[0] ?? '']: '3' }, way);
      await phone.send('survey', { ...form, ...Object.fromEntries(said) }, { by: way.by });
      await phone.read(`${world.path}/survey`);
    }
  }
}

/** Opens a survey. Each player has an own device, and so has a fifth player. */
async function openSurvey(world: World): Promise<{ surveyId: string; tokens: string[] }> {
  const { ana, list, match, ids, keyOf, names } = world;
  const url = `/api/lists/${list.id}`;
  const fifth = { name: 'Quinta', skillLevel: '3' };
  const { body } = await ana.post<Player>(`${url}/players`, fifth);
  names.set(keyOf(body.id), 'FIFTH');
  const tokens = await ownDevices(world.context, { userId: match.userId, listId: list.id }, [
    ...ids,
    body.id,
  ]);
  const { body: reply } = await ana.put<SurveyReply>(`${url}/survey`, { playerIds: ids });
  const surveyId = reply.survey?.id ?? '';
  expect(surveyId).not.toBe('');
  names.set(keyOf(surveyId), 'SURVEY');
  return { surveyId, tokens };
}

type Phone = ReturnType<typeof aPhone>;
type Phones = Record<'uno' | 'dos' | 'nobody', Phone>;

async function proposes(world: World, { uno, dos, nobody }: Phones): Promise<void> {
  for (const name of ['', 'Eva', 'Fede']) await nobody.send('newcomer', { name });
  await nobody.read(world.path);
  await nobody.send('withdraw', {});
  for (const isForm of [false, true]) {
    const answer = isForm ? 'si' : 'no';
    await dos.send('answer', dos.fieldsOf(0, { answer: 'no', other: 'si' }), { isForm });
    const proposal = await newestProposal(world);
    for (const phone of [uno, dos, nobody]) await phone.read(world.path);
    for (const phone of [dos, uno]) await phone.send('drop-out', { proposal, answer }, { isForm });
  }
}

async function claims(world: World, { uno, dos, nobody }: Phones): Promise<void> {
  const { ana, list, ids, keyOf, path, store } = world;
  for (const isForm of [false, true]) {
    const claimed = isForm ? 1 : 0;
    for (const more of [{}, { soy: 'si' }])
      await nobody.send('answer', nobody.fieldsOf(claimed, { answer: 'no', ...more }), { isForm });
    await nobody.send('guest', nobody.fieldsOf(claimed, { name: 'Gil' }), { isForm });
    for (const phone of [uno, dos, nobody]) await phone.read(path);
    const rows = store.read
      .selectFrom('devices')
      .select('device_hash')
      .orderBy('claimed_at', 'desc');
    const claim = keyOf((await rows.executeTakeFirstOrThrow()).device_hash);
    for (const phone of [nobody, dos, uno])
      await phone.send('claim', { claim, answer: isForm ? 'no' : 'si' }, { isForm });
    await nobody.send('forget', {});
  }
  await ana.delete(`/api/lists/${list.id}/devices/${ids[3]}`);
  for (const isForm of [false, true]) {
    await dos.send('answer', dos.fieldsOf(3, { answer: 'voy', other: 'si' }), { isForm });
    for (const phone of [uno, dos])
      await phone.send('take-back', phone.fieldsOf(3, {}), { isForm });
  }
}

async function afterwards(world: World, { uno, dos, nobody }: Phones): Promise<void> {
  const { clock, keyOf, ids, own } = world;
  clock.now = OVER;
  for (const phone of [uno, dos, nobody]) await phone.read(world.path);
  for (const [at, phone] of [uno, dos, nobody, uno].entries()) {
    const figura = keyOf(ids[(at + 2) % ids.length] ?? UNKNOWN);
    const fields = phone.fieldsOf(at, {
      figura,
      claro: '4',
      oscuro: 'mas',
      oscuroMore: String(at),
    });
    for (const way of [...ways(world, at), { by: own[at] ?? '', isForm: false }])
      for (const operation of ['vote', 'score']) await phone.send(operation, fields, way);
    await phone.read(own[at] ?? '');
  }
  clock.now = OVER + VOTING_MS;
  for (const phone of [uno, dos, nobody]) await phone.read(world.path);
}

async function newestProposal({ store, keyOf }: World): Promise<string> {
  const ids = store.read.selectFrom('proposals').select('proposal_id').orderBy('made_at', 'desc');
  return keyOf((await ids.executeTakeFirstOrThrow()).proposal_id);
}

/** Gives all waiting claims and proposals equal names, because pages sort them by random keys. */
async function nameWaiting({ store, keyOf, names }: World): Promise<void> {
  const devices = await store.read.selectFrom('devices').select('device_hash').execute();
  const proposals = await store.read.selectFrom('proposals').select('proposal_id').execute();
  const ids = [
    ...devices.map(({ device_hash }) => device_hash),
    ...proposals.map(({ proposal_id }) => proposal_id),
  ];
  for (const id of ids) names.set(keyOf(id), 'WAITING');
}

const rosterOf = async (ana: Client, matchId: string) =>
  (await ana.get<MatchPlayerReply[]>(`/api/matches/${matchId}/players`)).body;

/** Returns the first event of the stream without its id: the id is the version, which depends on keys. */
async function streamOf({ app }: World, path: string): Promise<Told> {
  const { told, leave } = await aStream(app, `${path}/changes`);
  await eventually(() => expect(told).toHaveLength(1));
  leave();
  const body = JSON.stringify(told.map(({ event, data }) => ({ event, data })));
  return { what: 'the stream', status: '', location: '', body };
}

test.each([
  ['answers and guests', answersAndGuests],
  ['opinions, proposals, claims and votes', everythingElse],
])(
  'two databases that differ in levels, numbers, e-mails, marks and suggestions give identical replies: %s',
  async (_, part) => {
    const one = { level: '2345', whatsapp: '11 5555 123', name: 'Ana', isKeeper: true };
    const other = { level: '5432', whatsapp: '11 4444 987', name: 'Ana Agüero', isKeeper: false };
    const [here, there] = await Promise.all([anEvening(one, part), anEvening(other, part)]);
    expect(here.length).toBeGreaterThan(110);
    expect(here).toEqual(there);
  },
);
