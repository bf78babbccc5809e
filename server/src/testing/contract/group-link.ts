import type { GroupLink } from '@picadito/domain';
import { expect } from 'vitest';
import { CHANGE, READ_ONE } from './usual-problems.ts';
import type { Row } from './row.ts';
import type { Server, World } from './world.ts';

const ADDRESS: unknown = expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/g\/[\dA-Za-z]{22}$/);

export const groupLink: readonly Row[] = [
  {
    route: 'GET /api/lists/:id/link',
    problems: READ_ONE,
    good: [
      { status: 200, says: ({ list }) => ({ listId: list, isOn: false, address: null }) },
      {
        status: 200,
        given: ({ client, list }) => client.put(`/api/lists/${list}/link`, { isOn: true }),
        says: () => ({ isOn: true, version: 1, address: ADDRESS }),
      },
    ],
  },
  {
    route: 'PUT /api/lists/:id/link',
    body: () => ({ isOn: true }),
    problems: CHANGE,
    broken: [
      ['isOn', { isOn: 'sí' }],
      ['version', { isOn: true, version: 1.5 }],
    ],
    good: [
      { status: 200, says: ({ list }) => ({ listId: list, isOn: true, address: ADDRESS }) },
      {
        status: 200,
        body: () => ({ isOn: true, version: 2 }),
        says: () => ({ isOn: true, version: 2, address: ADDRESS }),
      },
      {
        status: 200,
        body: () => ({ isOn: false }),
        says: () => ({ isOn: false, version: 2, address: null }),
      },
    ],
  },
  { route: 'GET /api/lists/:id/link/page', problems: READ_ONE, good: [{ status: 200 }] },
  {
    route: 'GET /g/:code',
    problems: [],
    good: [{ status: 404 }, { status: 200, ask: opensLink }],
  },
];

/** By the address that the organiser gets. */
async function opensLink({ client, list }: World, { app }: Server) {
  const { body: link } = await client.put<GroupLink>(`/api/lists/${list}/link`, { isOn: true });
  const { statusCode, headers } = await app.inject(new URL(link.address ?? '').pathname);
  return { status: statusCode, type: String(headers['content-type']) };
}
