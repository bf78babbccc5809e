import type { Opinion, Problem, SurveyPage, SurveyReply } from '@picadito/domain';
import type { AppDeps } from '../../src/app.ts';
import { hashCode, keysOf } from '../../src/security/link-code.ts';
import { aDevice, aLinkedGroup, DEVICE_COOKIE, type aLinkedGroupOf } from '../a-linked-group.ts';
import { ownDevices } from './own-devices.ts';

type Group = Awaited<ReturnType<typeof aLinkedGroupOf>>;
/** Type of the opinions that one player gives, by the number of the rated player. */
export type Said = Record<number, Opinion>;

/** Sets up a linked list, gives each of its players a device, and opens a survey about all of them. */
export async function aSurvey(players = 6, deps: Partial<AppDeps> = {}) {
  return withSurvey(await aLinkedGroup(players, deps));
}

export async function withSurvey(group: Group) {
  const { ana, list, ids, match, path } = group;
  const url = `/api/lists/${list.id}/survey`;
  const start = (playerIds: readonly string[] = ids) =>
    ana.put<SurveyReply & Problem>(url, { playerIds });
  const read = async () => (await ana.get<SurveyReply>(url)).body.survey;
  const close = () => ana.put<SurveyReply & Problem>(`${url}/closed`, {});
  const decide = (number: number, isAdopted: boolean) =>
    ana.put<SurveyReply & Problem>(`${url}/${ids[number - 1]}`, { isAdopted });
  const tokens = await ownDevices(group.context, { userId: match.userId, listId: list.id }, ids);
  await start();
  /** Returns the device of the player with this number; without a number, a new device. */
  const phone = (number?: number) => {
    const device = aDevice(group, path);
    if (number !== undefined) device.cookies[DEVICE_COOKIE] = tokens[number - 1] ?? '';
    return { ...device, ...opining(group, device) };
  };
  return { ...group, url, start, read, close, decide, phone };
}

function opining({ app, path, ids }: Group, { cookies, post }: ReturnType<typeof aDevice>) {
  const keyOf = keysOf(hashCode(path.replace('/g/', '')));
  const survey = async (by = path) =>
    surveyIn((await app.inject({ url: `${by}/survey`, cookies })).body);
  /**
   * Returns the form of the survey as the player with this number fills it in. `rest` is the opinion about the players
   * that `said` does not mention.
   */
  const filled = async (number: number, said: Said = {}, rest: Opinion = 'no') => {
    const opinions = ids.map((id, at): [string, Opinion] => [keyOf(id), said[at + 1] ?? rest]);
    const { [keyOf(ids[number - 1] ?? '')]: _own, ...others } = Object.fromEntries(opinions);
    const page = await survey();
    return { survey: page.survey?.key ?? '', player: keyOf(ids[number - 1] ?? ''), ...others };
  };
  const sends = async (payload: object, by = path) => {
    const reply = await post('survey', payload, {}, by);
    return { status: reply.statusCode, body: reply.json<SurveyPage & Problem>() };
  };
  const opines = async (number: number, said: Said = {}, rest: Opinion = 'no', by = path) =>
    sends(await filled(number, said, rest), by);
  return { survey, filled, sends, opines };
}

/** Returns the data of the survey page: the page renderer of the tests writes this data into the HTML as JSON. */
export function surveyIn(html: string): SurveyPage {
  const [, json = ''] = /<pre>(.*)<\/pre>/s.exec(html) ?? [];
  return (JSON.parse(json) as { page: SurveyPage }).page;
}
