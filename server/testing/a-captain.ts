import type { CaptainLink, CaptainPage, CaptainReply } from '@picadito/domain';
import { asForm } from './a-linked-group.ts';
import { aStream } from './an-event-stream.ts';
import { aPaidMatch } from './money/a-paid-match.ts';
import { PUBLIC_URL } from './test-app.ts';

/**
 * Sets up a match of ten confirmed players that costs $35.000, whose first player is the captain. `device` opens the
 * link in a new browser.
 */
export async function aCaptain() {
  const evening = await aPaidMatch();
  const { ana, match, ids, app } = evening;
  const url = `/api/matches/${match.id}/captain`;
  const make = async (playerId: string) => {
    const { body } = await ana.post<CaptainLink>(url, { playerId });
    return body.url.replace(PUBLIC_URL, '');
  };
  const path = await make(ids[0] ?? '');
  const state = async () => (await ana.get<CaptainReply>(url)).body;
  const mark = (number: number, isConfirmed: boolean) =>
    ana.put(`/api/matches/${match.id}/players/${ids[number - 1]}/confirm`, {
      isConfirmed,
      declined: !isConfirmed,
    });
  const device = (to = path) => aPhone(app, to);
  return { ...evening, url, path, make, state, mark, device };
}

type App = Awaited<ReturnType<typeof aPaidMatch>>['app'];

/** Returns functions that open the page of a captain and send its forms as one browser, with its own cookies. */
export function aPhone(app: App, path: string) {
  const cookies: Record<string, string> = {};
  const send = async (operation: string, fields: object) => {
    const reply = await app.inject({
      method: 'POST',
      url: `${path}/${operation}`,
      cookies,
      payload: asForm(fields),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    for (const { name, value } of reply.cookies) cookies[name] = value;
    const isPage = reply.body.includes('<pre>');
    return { status: reply.statusCode, page: isPage ? pageIn(reply.body) : null };
  };
  const open = async () => app.inject({ url: path, cookies });
  const page = async () => pageIn((await open()).body);
  const person = async (number: number) => {
    const { evening } = await page();
    return evening?.people.find(({ name }) => name.endsWith(String(number).padStart(2, '0')));
  };
  /** Returns the form fields that a tap on VA or NO VA of a player sends, with the state that the page shows now. */
  const tapOn = async (number: number, to: 'va' | 'no') => {
    const { key = '', status = 'pending', answeredAt = '' } = (await person(number)) ?? {};
    return { player: key, to, seen: status, answered: answeredAt };
  };
  const tap = async (number: number, to: 'va' | 'no') =>
    send('attendance', await tapOn(number, to));
  const version = async () => /"version":"([^"]*)"/.exec((await open()).body)?.[1];
  const follow = () => {
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
    return aStream(app, `${path}/changes`, { cookie: cookie.join('; ') });
  };
  const hold = () => send('captain', {});
  return { open, page, version, follow, person, send, tap, tapOn, hold };
}

/** Returns the data of the captain's page: the page renderer of the tests writes this data into the HTML as JSON. */
function pageIn(html: string): CaptainPage {
  const [, json = ''] = /<pre>(.*)<\/pre>/s.exec(html) ?? [];
  return (JSON.parse(json) as { page: CaptainPage }).page;
}
