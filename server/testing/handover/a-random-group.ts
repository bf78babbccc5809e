import type { Player } from '@picadito/domain';
import { newId } from '../../src/store/ids.ts';
import { hashCode, keysOf } from '../../src/security/link-code.ts';
import { aLinkedGroupOf } from '../a-linked-group.ts';
import { createList, createMatch } from '../a-match.ts';
import type { Dice } from '../seasons/random-season.ts';
import type { Client, testApp } from '../test-app.ts';
import { OVER } from '../thursdays.ts';

const PLAYERS = 13;
const HOUR = 60 * 60 * 1000;
const START = Date.parse('2026-11-20T21:00:00Z');

/**
 * Sets up a group with more players than places, and another list whose first player is in its match as the group's
 * first player is in the match of the other list. Every player has a phone. `actions` are random changes by the phones
 * and by the organiser, before and after the match; a refused one changes nothing.
 */
export async function aRandomGroup(
  server: Awaited<ReturnType<typeof testApp>>,
  name: string,
  chance: Dice,
) {
  server.clock.now = START;
  const group = await aLinkedGroupOf(server, name, PLAYERS);
  const { ana, list, match, ids, path, device } = group;
  const other = await createList(ana, 'Viernes', '33');
  const friday = await createMatch(ana, other.id, { date: '2026-11-27' });
  const { body: others } = await ana.get<Player[]>(`/api/lists/${other.id}/players`);
  await ana.post(`/api/matches/${match.id}/players`, { playerId: others[0]?.id });
  await ana.post(`/api/matches/${friday.id}/players`, { playerId: ids[0] });
  await ana.patch(`/api/lists/${list.id}/money`, { currency: 'ARS' });
  await ana.patch(`/api/matches/${match.id}/money`, { cost: 70_000 });
  const phones = ids.map((_, at) => device(`10.0.${at}.1`));
  const keyOf = keysOf(hashCode(path.replace('/g/', '')));
  const number = () => 1 + chance.below(PLAYERS);
  const phoneOf = (one: number) => phones[one - 1] ?? device();
  const someId = () => ids[number() - 1] ?? '';
  const fields = (more: object) => ({ match: keyOf(match.id), ...more });
  const keyOfNumber = (one: number) => keyOf(ids[one - 1] ?? '');

  /** Returns what the owner of the list may do; the owner may change. */
  const byOwner = (owner: Client, of = { list: list.id, match: match.id }) => [
    () =>
      owner.put(`/api/matches/${of.match}/players/${someId()}/confirm`, {
        isConfirmed: chance.below(2) === 0,
        declined: false,
      }),
    () =>
      owner.put(`/api/matches/${of.match}/money/players/${someId()}/paid`, {
        entryId: newId(),
        amount: 1000 * (1 + chance.below(9)),
        seen: null,
      }),
    () =>
      owner.put(`/api/lists/${of.list}/money/entries/${newId()}`, {
        kind: 'payment',
        playerId: someId(),
        amount: 500,
        matchId: null,
      }),
    () => owner.put(`/api/players/${someId()}/personal-link`, { version: 1 + chance.below(3) }),
    () => owner.put(`/api/players/${someId()}/absence`, { until: '2026-12-20' }),
    () => owner.put(`/api/matches/${of.match}/bibs`, { playerId: someId() }),
    () => owner.post(`/api/matches/${of.match}/captain`, { playerId: someId() }),
  ];
  const byPhones = [
    () => {
      const one = number();
      return phoneOf(one).says(one, chance.among(['voy', 'voy', 'no', 'duda']) ?? 'voy');
    },
    () => {
      const one = number();
      return phoneOf(one).brings(one, `Invitado ${chance.below(5)}`);
    },
    () => phoneOf(number()).says(number(), chance.among(['voy', 'no']) ?? 'voy'),
  ];
  const afterMatch = [
    () => {
      const one = number();
      const vote = { player: keyOfNumber(one), figura: keyOfNumber(number()) };
      return phoneOf(one).post('vote', fields(vote));
    },
    () => {
      const one = number();
      const score = { player: keyOfNumber(one), claro: chance.below(4), oscuro: chance.below(4) };
      return phoneOf(one).post('score', fields(score));
    },
    () => ana.post(`/api/matches/${match.id}/money/close`, {}),
  ];

  /** Saves teams of the players who are in, and lets the match end. */
  async function plays() {
    const roster = await group.roster();
    const inIt = roster.filter(({ confirmed }) => confirmed).map(({ id }) => id);
    const half = Math.floor(inIt.length / 2);
    await ana.post(`/api/matches/${match.id}/teams`, {
      matchId: match.id,
      claroTeam: inIt.slice(0, half),
      oscuroTeam: inIt.slice(half),
      suplentes: [],
    });
    server.clock.now = OVER + HOUR;
  }

  async function act(actions: readonly (() => Promise<unknown>)[], times: number) {
    for (let turn = 0; turn < times; turn += 1) {
      server.clock.now += 1000;
      await chance.among(actions)?.();
    }
  }

  /** Returns what the owner reads of the list, and what the page and each phone show, without the id of the owner. */
  async function readAs(owner: Client, userId: string) {
    const paths = [
      ...['', '/players', '/money', '/link', '/link/personal', '/devices'].map(
        (part) => `/api/lists/${list.id}${part}`,
      ),
      ...['', '/players', '/answers', '/teams', '/result', '/money', '/bibs', '/captain'].map(
        (part) => `/api/matches/${match.id}${part}`,
      ),
    ];
    const replies: unknown[] = [];
    for (const url of paths) replies.push([url, (await owner.get<unknown>(url)).body]);
    for (const phone of phones) replies.push(await phone.page());
    // The organiser who has received a list does not count as the author of what was done before.
    const withoutNamedSince = (key: string, value: unknown) =>
      key === 'namedSince' ? undefined : value;
    const text = JSON.stringify(replies, withoutNamedSince)
      .replaceAll('Organiza te sacó', 'Te sacaron')
      .replaceAll('Organiza sacó a', 'Sacaron a');
    return JSON.parse(text.replaceAll(userId, 'owner')) as unknown;
  }

  return {
    ...group,
    other,
    friday,
    byOwner,
    byPhones,
    afterMatch,
    plays,
    act,
    readAs,
  };
}
