import { groupPageReply, surveyPageReply } from '@picadito/domain';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { pageIn, type aLinkedGroup } from '../a-linked-group.ts';

type Group = Pick<Awaited<ReturnType<typeof aLinkedGroup>>, 'ids' | 'match' | 'list'>;

/** What stands behind the keys of a page is in none of its replies. */
export function tellsNothing(body: string, { ids, match, list }: Group): void {
  for (const id of [...ids, match.id, list.id]) expect(body).not.toContain(id);
  // as a key: what was typed may come back
  expect(body).not.toMatch(/"(skillLevel|rating|whatsapp|email|userId)":/);
}

/** A page, or what it is made of as JSON, has the keys of the contract and no others: that of a match, or of a survey. */
const pageReply = z.union([groupPageReply, surveyPageReply]);

export function hasExactKeys(reply: { type: string; status: number; body: string }): void {
  const { type, status, body } = reply;
  if (status === 200 && type.startsWith('application/json')) z.parse(pageReply, JSON.parse(body));
  if (type.startsWith('text/html') && body.includes('<pre>')) z.parse(pageReply, pageIn(body));
}
