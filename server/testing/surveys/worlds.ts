import type { Opinion } from '@picadito/domain';
import { engineAt } from '../../src/store/engines/engine-at.ts';
import { openStore } from '../../src/store/store.ts';
import { hashCode, keysOf } from '../../src/security/link-code.ts';
import { aLinkedGroupOf, DEVICE_COOKIE } from '../a-linked-group.ts';
import { aWorld } from '../worlds/a-world.ts';
import { aDatabase } from '../copies.ts';
import { testApp } from '../test-app.ts';
import { ownDevices } from './own-devices.ts';

/**
 * Type of the answers to a survey, in the order in which they are sent: the number of the answering player, and the
 * opinions of other players by their numbers.
 */
export type Answers = readonly [number, Record<number, Opinion>][];

/**
 * Sets up a database with an open survey about six players that nobody has answered. Tests start several servers on
 * copies of this database.
 */
export async function beforeAnswers() {
  const address = await aDatabase();
  const store = await openStore(engineAt(address));
  const group = await aLinkedGroupOf(await testApp({}, store), 'ana', 6, 'Jueves');
  const { ana, list, match, ids, path } = group;
  const tokens = await ownDevices(group.context, { userId: match.userId, listId: list.id }, ids);
  await ana.put(`/api/lists/${list.id}/survey`, { playerIds: ids });
  const surveys = await store.read.selectFrom('surveys').select('survey_id').execute();
  const surveyId = surveys[0]?.survey_id ?? '';
  await store.close();
  return { address, ids, path, listId: list.id, token: ana.token, tokens, surveyId };
}

type Before = Awaited<ReturnType<typeof beforeAnswers>>;

/** Returns the server's replies to the given answers, and what the server has stored and logged after them. */
export async function afterAnswers(before: Before, answers: Answers, isClosed = false) {
  const { told, organiser, url, leavings } = await answered(before, answers);
  if (isClosed) await organiser.put(`${url}/closed`, {});
  return { told: JSON.stringify(told), ...(await leavings()) };
}

/**
 * Starts a server on a copy of the database and answers the survey with these answers. Returns the server with its
 * replies.
 */
export async function answered(before: Before, answers: Answers) {
  const { address, path, listId, ids, surveyId, token, tokens } = before;
  const world = await aWorld(address, token);
  const { app, clock, organiser } = world;
  const url = `/api/lists/${listId}/survey`;
  const keyOf = keysOf(hashCode(path.replace('/g/', '')));
  const told: unknown[] = [];
  for (const [number, said] of answers) {
    clock.now += 60_000;
    const opinions = ids.flatMap((id, at): [string, Opinion][] =>
      at + 1 === number ? [] : [[keyOf(id), said[at + 1] ?? 'no']],
    );
    const payload = {
      survey: keyOf(surveyId),
      player: keyOf(ids[number - 1] ?? ''),
      ...Object.fromEntries(opinions),
    };
    const cookies = { [DEVICE_COOKIE]: tokens[number - 1] ?? '' };
    const reply = await app.inject({ method: 'POST', url: `${path}/survey`, payload, cookies });
    const { body } = await organiser.get(url);
    told.push([reply.statusCode, reply.body, body]);
  }
  return { ...world, url, told };
}
