import { hashCode, keysOf } from '../../src/security/link-code.ts';
import { asForm } from '../a-linked-group.ts';
import { personalPath, pathOfLink, postsTo } from './link-requests.ts';
import { openSurvey, withDevices } from './surveys.ts';
import type { Server, World } from './world.ts';

export async function opensSurvey(world: World, { app }: Server, isOwn = false) {
  const path = isOwn ? await personalPath(world) : await pathOfLink(world);
  const { statusCode, headers } = await app.inject(`${path}/survey`);
  return { status: statusCode, type: String(headers['content-type']) };
}

export async function sendsSurvey(
  world: World,
  server: Server,
  { isForm = false, isOwn = false }: { isForm?: boolean; isOwn?: boolean },
) {
  await world.client.delete(`/api/lists/${world.list}/survey`);
  const device = await withDevices(world, server);
  const id = await openSurvey(world, server);
  const keyOf = keysOf(hashCode((await pathOfLink(world)).replace('/g/', '')));
  const path = isOwn ? await personalPath(world) : await pathOfLink(world);
  const said = { survey: keyOf(id), player: keyOf(world.player), [keyOf(world.second)]: '4' };
  const payload = isForm ? asForm(said) : said;
  const { status, type } = await postsTo(server, `${path}/survey`, payload, device);
  return { status, type: status === 303 ? 'application/json' : type };
}
