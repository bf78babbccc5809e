import type { GroupPage, SpokenAnswer } from '@picadito/domain';
import type { APIRequestContext } from '@playwright/test';
import { expect } from './test.ts';

/** Answers for the next match as the script of the page does; `phone` is the browser of that player. */
export async function answer(
  phone: APIRequestContext,
  path: string,
  { name, says, comment = '' }: { name: string; says: SpokenAnswer; comment?: string },
): Promise<void> {
  const send = async (operation: string, data: object): Promise<GroupPage> => {
    const response = await phone.post(`${path}/${operation}`, { data });
    expect(response.status(), `${name} ${operation}`).toBe(200);
    return (await response.json()) as GroupPage;
  };
  const { next } = await send('forget', {});
  const player = next?.people.find((person) => person.name === name);
  await send('answer', {
    match: next?.key,
    date: next?.date,
    time: next?.time,
    place: next?.location,
    player: player?.key,
    answer: says,
    comment,
  });
}
