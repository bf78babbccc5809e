import type {
  GroupLink,
  GroupPage,
  MatchPlayerReply,
  PersonalLinks,
  Problem,
  ShownMatch,
} from '@picadito/domain';
import type { AppDeps } from '../src/app.ts';
import { cookieNames } from '../src/identity/cookies.ts';
import { createList, createMatch } from './a-match.ts';
import { PUBLIC_URL, testApp } from './test-app.ts';

export const DEVICE_COOKIE = cookieNames(PUBLIC_URL).device;

type Server = Awaited<ReturnType<typeof testApp>>;

/**
 * Sets up a list with the group link on, its players Jueves 01, 02, …, and a match without answers. `device` opens the
 * link in a new browser.
 */
export async function aLinkedGroup(players = 12, deps: Partial<AppDeps> = {}) {
  return aLinkedGroupOf(await testApp(deps), 'ana', players);
}

/** Sets up the group of `aLinkedGroup` for an organiser on a server that already runs, instead of starting one. */
export async function aLinkedGroupOf(
  server: Server,
  organiser: string,
  players: number,
  name = 'Jueves',
) {
  const ana = await server.signedIn(organiser);
  const list = await createList(ana, name, '3'.repeat(players));
  const match = await createMatch(ana, list.id);
  const { body } = await ana.put<GroupLink>(`/api/lists/${list.id}/link`, { isOn: true });
  const path = (body.address ?? '').replace(PUBLIC_URL, '');
  const roster = async () =>
    (await ana.get<MatchPlayerReply[]>(`/api/matches/${match.id}/players`)).body;
  const ids = (await roster()).map(({ id }) => id);
  const personalPath = async (number: number) => {
    const { body: links } = await ana.get<PersonalLinks>(`/api/lists/${list.id}/link/personal`);
    const own = links.find(({ playerId }) => playerId === ids[number - 1]);
    return (own?.address ?? '').replace(PUBLIC_URL, '');
  };
  const device = (address?: string) => aDevice(server, path, address);
  return { ...server, ana, list, match, path, ids, roster, personalPath, device };
}

/** Type of the name of an operation of the players' page: the last segment of the path that the page posts to. */
export type PageOperation =
  | 'answer'
  | 'forget'
  | 'guest'
  | 'guest-gone'
  | 'newcomer'
  | 'withdraw'
  | 'drop-out'
  | 'claim'
  | 'take-back'
  | 'score'
  | 'vote'
  | 'paid'
  | 'survey'
  | 'notices'
  | 'notices-off';

/**
 * Returns functions that send requests to the players' page as one browser: with its own cookies, from `remoteAddress`.
 */
export function aDevice({ app }: Pick<Server, 'app'>, path: string, remoteAddress = '127.0.0.1') {
  const cookies: Record<string, string> = {};
  const post = async (
    operation: PageOperation,
    payload: object | string,
    headers: Record<string, string> = {},
    to = path,
  ) => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await app.inject({
      method: 'POST',
      url: `${to}/${operation}`,
      remoteAddress,
      cookies,
      payload,
      headers: { ...(typeof payload === 'string' ? form : {}), ...headers },
    });
    for (const { name, value } of reply.cookies) cookies[name] = value;
    return reply;
  };
  const page = async (query = '') =>
    pageIn((await app.inject({ url: path + query, cookies })).body);
  /** Returns the fields of the form with which the page sends this answer for the player with this number. */
  const form = async (number: number, answer: string, more: object = {}) => {
    const { next } = await page();
    return { ...formFieldsOf(next), player: keyOf(next, number), answer, ...more };
  };
  /** Sends an answer by the group link, or by the personal link at the path `by`. */
  const says = async (number: number, answer: string, more: object = {}, by = path) => {
    const reply = await post('answer', await form(number, answer, more), {}, by);
    return { status: reply.statusCode, body: reply.json<GroupPage & Problem>() };
  };
  const brings = async (number: number, name: string, more: object = {}) => {
    const { next } = await page();
    const fields = { ...formFieldsOf(next), player: keyOf(next, number), name, ...more };
    const reply = await post('guest', fields);
    return { status: reply.statusCode, body: reply.json<GroupPage & Problem>() };
  };
  const drops = async (name: string) => {
    const { next } = await page();
    const guest = next?.people.find((person) => person.host !== null && person.name === name);
    const reply = await post('guest-gone', { match: next?.key ?? '', guest: guest?.key ?? '' });
    return { status: reply.statusCode, body: reply.json<GroupPage & Problem>() };
  };
  const sends = async (operation: PageOperation, fields: object) => {
    const reply = await post(operation, fields);
    return { status: reply.statusCode, body: reply.json<GroupPage & Problem>() };
  };
  /**
   * Answers the first question of the page: whether what another device has proposed about this device's player is
   * right.
   */
  const decides = async (answer: 'si' | 'no') => {
    const { questions } = await page();
    return sends('drop-out', { proposal: questions[0]?.key ?? '', answer });
  };
  /** Decides on the first claim of another device to this device's name. */
  const decidesClaim = async (answer: 'si' | 'no') => {
    const { claims } = await page();
    return sends('claim', { claim: claims[0]?.key ?? '', answer });
  };
  /**
   * Answers for a player whose name another device owns, and then answers '¿Sos vos?' with SÍ, which claims the name.
   */
  const claims = async (number: number, answer: string, more: object = {}) => {
    await says(number, answer, more);
    return says(number, answer, { ...more, soy: 'si' });
  };
  return { cookies, post, page, form, says, brings, drops, sends, decides, decidesClaim, claims };
}

export const formFieldsOf = (match: ShownMatch | null) => ({
  match: match?.key ?? '',
  date: match?.date ?? '',
  time: match?.time ?? '',
  place: match?.location ?? '',
});

const withNumber = (number: number) => String(number).padStart(2, '0');
export const keyOf = (match: ShownMatch | null, number: number) =>
  match?.people.find(({ name }) => name.endsWith(withNumber(number)))?.key ?? '';

export const asForm = (fields: object) =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();

/** Returns the data of the players' page: the page renderer of the tests writes this data into the HTML as JSON. */
export function pageIn(html: string): GroupPage {
  const [, json = ''] = /<pre>(.*)<\/pre>/s.exec(html) ?? [];
  return (JSON.parse(json) as { page: GroupPage }).page;
}

/**
 * Returns one text for each player of the next match who has answered, in the order of the page. For example, '03
 * queued 1' is the number of the player, the state, and the place on the waitlist.
 */
export const answersShownIn = ({ next }: GroupPage) =>
  (next?.people ?? []).flatMap(({ name, state, place }) =>
    state === 'silent' ? [] : [`${name.slice(-2)} ${state}${place === null ? '' : ` ${place}`}`],
  );
