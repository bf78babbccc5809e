import type { GroupPage, SpokenAnswer } from '@picadito/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { ask } from './seed.ts';
import { expect } from './test.ts';

/** The path of the link of a list, which is then on. */
export async function seedGroupLink(page: Page, { id }: { id: string }): Promise<string> {
  const link = await ask<{ address: string }>(page, 'PUT', `/api/lists/${id}/link`, { isOn: true });
  return new URL(link.address).pathname;
}

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
