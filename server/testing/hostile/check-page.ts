import { groupPageReply, surveyPageReply } from '@picadito/domain';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { pageIn, type aLinkedGroup } from '../a-linked-group.ts';

type Group = Pick<Awaited<ReturnType<typeof aLinkedGroup>>, 'ids' | 'match' | 'list'>;

/**
 * Expects the reply of a players' page to contain none of the database ids of its match, list and players, and no
 * private field.
 */
export function expectNoPrivateFields(body: string, { ids, match, list }: Group): void {
  for (const id of [...ids, match.id, list.id]) expect(body).not.toContain(id);
  // The pattern includes the colon after a key, because a reply may contain text that a player typed.
  expect(body).not.toMatch(/"(skillLevel|rating|whatsapp|email|userId)":/);
}

/** Schema of the JSON reply of a players' page: the page of a match or the page of a survey. */
const pageReply = z.union([groupPageReply, surveyPageReply]);

export function hasExactKeys(reply: { type: string; status: number; body: string }): void {
  const { type, status, body } = reply;
  if (status === 200 && type.startsWith('application/json')) z.parse(pageReply, JSON.parse(body));
  if (type.startsWith('text/html') && body.includes('<pre>')) z.parse(pageReply, pageIn(body));
}
