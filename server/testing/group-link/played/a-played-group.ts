import type { FiguraReply, GroupPage, Problem, ResultReply } from '@picadito/domain';
import { hashCode, keysOf } from '../../../src/security/link-code.ts';
import { teamsInHalves } from '../../a-match.ts';
import { aLinkedGroupOf, type aDevice } from '../../a-linked-group.ts';
import { testApp } from '../../test-app.ts';
import { OVER } from '../../thursdays.ts';

type Device = ReturnType<typeof aDevice>;

export const HOUR = 60 * 60 * 1000;
export const KICK_OFF = OVER - 2 * HOUR;
export const VOTES_CLOSE = OVER + 24 * HOUR;

/** Sets up a match that is over. Each of its players answered VOY from an own device, and the teams are saved. */
export async function aPlayedGroup(players = 6, on?: Awaited<ReturnType<typeof testApp>>) {
  const group = await aLinkedGroupOf(on ?? (await testApp()), 'ana', players);
  const { ana, match, ids, path, clock, device } = group;
  const phones: Device[] = [];
  for (let number = 1; number <= players; number += 1) {
    const phone = device();
    await phone.says(number, 'voy');
    phones.push(phone);
  }
  const teams = `/api/matches/${match.id}/teams`;
  const halves = teamsInHalves(match.id, ids);
  await ana.post(teams, halves);
  clock.now = OVER;
  const keyOf = keysOf(hashCode(path.replace('/g/', '')));
  const keyOfNumber = (number: number) => keyOf(ids[number - 1] ?? '');
  const post = async (from: Device, what: 'score' | 'vote', fields: object, by = path) => {
    const reply = await from.post(what, { match: keyOf(match.id), ...fields }, {}, by);
    const body = reply.json<GroupPage & Problem>();
    return { status: reply.statusCode, body, said: [reply.statusCode, body.detail ?? null] };
  };
  const phoneOf = (number: number) => phones[number - 1] ?? device();
  const votes = (voter: number, figura: number, from = phoneOf(voter), by = path) =>
    post(from, 'vote', { player: keyOfNumber(voter), figura: keyOfNumber(figura) }, by);
  const proposes = (who: number, score: string, from = phoneOf(who), by = path) => {
    const [claro = '', oscuro = ''] = score.split('–');
    return post(from, 'score', { player: keyOfNumber(who), claro, oscuro }, by);
  };
  const result = async () => (await ana.get<ResultReply>(`/api/matches/${match.id}/result`)).body;
  const figuras = async () => (await ana.get<FiguraReply[]>('/api/figuras')).body;
  /**
   * Returns la figura as the organiser reads it: the names of the winners, who are called like 'Jueves 01', and
   * then their number of votes; null if the match has none, undefined if its result cannot be read.
   */
  const figura = async () => {
    const { figura: one } = await result();
    return one && `${one.players.map(({ name }) => name).join(', ')} ${one.votes}`;
  };
  const save = (body: object) => ana.put(teams, body);
  const said = { votes, proposes, post, result, figuras, figura };
  return { ...group, phones, phoneOf, keyOf, keyOfNumber, halves, save, ...said };
}
