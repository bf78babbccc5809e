import { hashCode, keysOf } from '../../security/link-code.ts';
import { asForm } from '../a-linked-group.ts';
import { ownPath, pathOfLink, postsTo } from './link-requests.ts';
import { asks } from './surveys.ts';
import type { Server, World } from './world.ts';

export async function opensSurvey(world: World, { app }: Server, isOwn = false) {
  const path = isOwn ? await ownPath(world) : await pathOfLink(world);
  const { statusCode, headers } = await app.inject(`${path}/survey`);
  return { status: statusCode, type: String(headers['content-type']) };
}

/** One player says how the other plays, in a survey that is new. */
export async function sendsSurvey(
  world: World,
  server: Server,
  { isForm = false, isOwn = false }: { isForm?: boolean; isOwn?: boolean },
) {
  await world.client.delete(`/api/lists/${world.list}/survey`);
  const id = await asks(world);
  const keyOf = keysOf(hashCode((await pathOfLink(world)).replace('/g/', '')));
  const path = isOwn ? await ownPath(world) : await pathOfLink(world);
  // the own link is that of the first; a name that a device has taken is no other's
  const [by, about] =
    isForm && !isOwn ? [world.second, world.player] : [world.player, world.second];
  const said = { survey: keyOf(id), player: keyOf(by), [keyOf(about)]: '4' };
  const { status, type } = await postsTo(server, `${path}/survey`, isForm ? asForm(said) : said);
  return { status, type: status === 303 ? 'application/json' : type };
}
