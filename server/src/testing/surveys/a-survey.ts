import type { Opinion, Problem, SurveyPage, SurveyReply } from '@picadito/domain';
import type { AppDeps } from '../../app.ts';
import { aDevice, aLinkedGroup, type aLinkedGroupOf } from '../a-linked-group.ts';

type Group = Awaited<ReturnType<typeof aLinkedGroupOf>>;
/** What is said of the player of a number; of all others `rest`. */
export type Said = Record<number, Opinion>;

/** A list of Jueves 01, 02, … of whom a survey asks, by the link of the list. */
export async function aSurvey(players = 6, deps: Partial<AppDeps> = {}) {
  return withSurvey(await aLinkedGroup(players, deps));
}

export async function withSurvey(group: Group) {
  const { ana, list, ids, path } = group;
  const url = `/api/lists/${list.id}/survey`;
  const start = (playerIds: readonly string[] = ids) =>
    ana.put<SurveyReply & Problem>(url, { playerIds });
  const read = async () => (await ana.get<SurveyReply>(url)).body.survey;
  const close = () => ana.put<SurveyReply & Problem>(`${url}/closed`, {});
  const decide = (number: number, isAdopted: boolean) =>
    ana.put<SurveyReply & Problem>(`${url}/${ids[number - 1]}`, { isAdopted });
  await start();
  const phone = () => {
    const device = aDevice(group, path);
    return { ...device, ...opining(group, device) };
  };
  return { ...group, url, start, read, close, decide, phone };
}

function opining({ app, path }: Group, { cookies, post }: ReturnType<typeof aDevice>) {
  const survey = async (query = '', by = path) =>
    surveyIn((await app.inject({ url: `${by}/survey${query}`, cookies })).body);
  /** The form of the player of this number, filled. */
  const filled = async (number: number, said: Said = {}, rest: Opinion = 'no', by = path) => {
    const page = await survey('', by);
    const all = [...page.names, ...(page.visitor ? [page.visitor] : [])];
    const key = keyIn(all, number) ?? 'x'.repeat(16);
    const asked = (await survey(`?soy=${key}`, by)).survey;
    const opinions = (asked?.people ?? []).flatMap((person): [string, Opinion][] =>
      person.key === key ? [] : [[person.key, said[numberOf(person.name)] ?? rest]],
    );
    return { survey: asked?.key ?? '', player: key, ...Object.fromEntries(opinions) };
  };
  const sends = async (payload: object, by = path) => {
    const reply = await post('survey', payload, {}, by);
    return { status: reply.statusCode, body: reply.json<SurveyPage & Problem>() };
  };
  const opines = async (number: number, said: Said = {}, rest: Opinion = 'no', by = path) =>
    sends(await filled(number, said, rest, by), by);
  return { survey, filled, sends, opines };
}

export const keyIn = (people: readonly { key: string; name: string }[], number: number) =>
  people.find(({ name }) => numberOf(name) === number)?.key;

const numberOf = (name: string) => Number(name.slice(-2));

/** What a page is made of, as the renderer of the tests tells it. */
export function surveyIn(html: string): SurveyPage {
  const [, json = ''] = /<pre>(.*)<\/pre>/s.exec(html) ?? [];
  return (JSON.parse(json) as { page: SurveyPage }).page;
}
