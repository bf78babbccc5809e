import { groupPageReply, surveyPageReply } from '@picadito/domain';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { pageIn, type aLinkedGroup } from '../a-linked-group.ts';

type Group = Pick<Awaited<ReturnType<typeof aLinkedGroup>>, 'ids' | 'match' | 'list'>;

/** Expects no reply of a page to contain the ids of its match, list and players, or private fields. */
export function tellsNothing(body: string, { ids, match, list }: Group): void {
  for (const id of [...ids, match.id, list.id]) expect(body).not.toContain(id);
  // The pattern has the colon of a key, since a reply may repeat text that a player typed.
  expect(body).not.toMatch(/"(skillLevel|rating|whatsapp|email|userId)":/);
}

/** Describes the contract of a page as JSON: the page of a match or of a survey, without other keys. */
const pageReply = z.union([groupPageReply, surveyPageReply]);

export function hasExactKeys(reply: { type: string; status: number; body: string }): void {
  const { type, status, body } = reply;
  if (status === 200 && type.startsWith('application/json')) z.parse(pageReply, JSON.parse(body));
  if (type.startsWith('text/html') && body.includes('<pre>')) z.parse(pageReply, pageIn(body));
}
