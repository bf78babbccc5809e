import { hashDevice } from '../../src/group-link/devices/device.ts';
import { aLinkedGroupOf, DEVICE_COOKIE } from '../a-linked-group.ts';
import { createMatch, teamsInHalves } from '../a-match.ts';
import { ownDevices } from '../surveys/own-devices.ts';
import type { testApp } from '../test-app.ts';

const PLAYERS = 8;
export const [NICO, BETO, CARO, GONE, EDU, FEDE] = [1, 2, 3, 4, 5, 6];

export type Group = Awaited<ReturnType<typeof aLinkedGroupOf>>;
type Server = Awaited<ReturnType<typeof testApp>>;

/**
 * Sets up a list in which Nico says VOY and has brought a guest, and Beto says NO SÉ, both from their own devices. Beto
 * has said VOY for Fede, Edu has proposed that Nico drops out, and another device claims Nico's name.
 */
export async function aGroup(server: Server, organiser: string, name: string) {
  const group = await aLinkedGroupOf(server, organiser, PLAYERS, name);
  const [nico, beto, gone, edu] = [group.device(), group.device(), group.device(), group.device()];
  const claiming = group.device();
  await nico.says(NICO, 'no');
  await nico.says(NICO, 'voy');
  await nico.brings(NICO, `Invitado de ${name}`);
  await beto.says(BETO, 'nose');
  await gone.says(GONE, 'no');
  await group.ana.delete(`/api/players/${group.ids[GONE - 1]}`);
  await edu.says(EDU, 'voy');
  await edu.says(NICO, 'no', { other: 'si' });
  await beto.says(FEDE, 'voy', { other: 'si' });
  await claiming.claims(NICO, 'voy');
  await group.ana.patch(`/api/matches/${group.match.id}/money`, { cost: 9000 });
  const claim = hashDevice(claiming.cookies[DEVICE_COOKIE] ?? '', group.list.id);
  const proposal = await proposalOf(group);
  const guest = (await group.roster()).find((player) => player.name.startsWith('Invitado'));
  const played = { id: '' };
  const survey = await startSurvey(group);
  const keys = { proposal, claim, survey, guest: guest?.id ?? '', played };
  return { ...group, name, nico, beto, gone, edu, claiming, ...keys };
}

/** Adds a match half an hour after the group's played match, with Nico, Beto and Caro in its teams. */
export async function addSecondPlayed({ ana, list, ids, played }: Scenery): Promise<void> {
  const match = await createMatch(ana, list.id, { date: '2026-11-20', time: '18:30' });
  await ana.post(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, ids.slice(0, CARO)));
  played.id = match.id;
}

/**
 * Starts a survey about Nico, Beto, Caro and Edu, and returns the id of the survey. Two other players of the list first
 * get devices that own their names, because a survey opens only if five players own devices.
 */
async function startSurvey(group: Group): Promise<string> {
  const { ana, list, match, ids, store } = group;
  const ofList = { userId: match.userId, listId: list.id };
  await ownDevices(group.context, ofList, ids.slice(FEDE));
  const playerIds = [NICO, BETO, CARO, EDU].map((number) => ids[number - 1]);
  await ana.put(`/api/lists/${list.id}/survey`, { playerIds });
  const surveys = store.read.selectFrom('surveys').select('survey_id');
  return (await surveys.where('list_id', '=', list.id).executeTakeFirstOrThrow()).survey_id;
}

/** Returns the id of the list's only proposal. */
export async function proposalOf({ store, list }: Group): Promise<string> {
  const { proposal_id } = await store.read
    .selectFrom('proposals')
    .select('proposal_id')
    .where('list_id', '=', list.id)
    .executeTakeFirstOrThrow();
  return proposal_id;
}

export type Scenery = Awaited<ReturnType<typeof aGroup>>;
