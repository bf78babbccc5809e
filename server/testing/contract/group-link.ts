import { expect } from 'vitest';
import { answersLink, claimsName, pathOfLink } from './link-requests.ts';
import { linkPage } from './link-page.ts';
import { CHANGE, DELETE, READ_ONE, type Row } from './row.ts';

const ADDRESS: unknown = expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/g\/[\dA-Za-z]{22}$/);

const A_TIME: unknown = expect.any(String);
const A_DEVICE = { claimedAt: A_TIME, usedAt: A_TIME };
const A_CLAIM = { claimedAt: A_TIME, times: 1 };

export const groupLink: readonly Row[] = [
  {
    route: 'GET /api/lists/:id/link',
    problems: READ_ONE,
    isConditional: true,
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
      ['previewsMatch', { isOn: true, previewsMatch: 'no' }],
      ['isStrict', { isOn: true, isStrict: 1 }],
      ['sharesLevels', { isOn: true, sharesLevels: 'no' }],
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
    route: 'GET /api/lists/:id/devices',
    problems: READ_ONE,
    good: [
      {
        status: 200,
        given: async (mine, server) => answersLink(mine, server),
        says: ({ player }) => [{ playerId: player, devices: [A_DEVICE], claims: [] }],
      },
    ],
  },
  {
    route: 'DELETE /api/lists/:id/devices/:playerId',
    problems: DELETE,
    before: async () => {},
    good: [{ status: 204, given: async (mine, server) => answersLink(mine, server) }],
  },
  {
    route: 'PUT /api/lists/:id/devices/:playerId',
    body: () => ({ askedAt: '2026-11-21T13:25:00.123456Z', isOwn: true }),
    problems: CHANGE,
    broken: [
      ['askedAt', { askedAt: 1 }],
      ['isOwn', { isOwn: 'es él' }],
      ['isAboutAll', { isAboutAll: 'todos' }],
    ],
    good: [
      {
        status: 200,
        given: async (mine, server) => claimsName(mine, server),
        says: ({ player }) => [{ playerId: player, devices: [A_DEVICE], claims: [A_CLAIM] }],
      },
    ],
  },
  {
    route: 'PUT /api/lists/:id/devices/:playerId/dropped',
    body: () => ({ claimedAt: '2026-11-21T13:25:00.123456Z' }),
    problems: CHANGE,
    broken: [['claimedAt', { claimedAt: 1 }]],
    good: [
      {
        status: 200,
        given: async (mine, server) => answersLink(mine, server),
        says: ({ player }) => [{ playerId: player, devices: [A_DEVICE], claims: [] }],
      },
    ],
  },
  {
    route: 'GET /api/lists/:id/link/names',
    problems: READ_ONE,
    good: [{ status: 200 }],
  },
  {
    route: 'PUT /api/players/:id/shown-name',
    body: () => ({ shownName: 'Pipa' }),
    problems: CHANGE,
    broken: [
      ['shownName', { shownName: '' }],
      ['shownName', { shownName: 'x'.repeat(81) }],
    ],
    good: [{ status: 200 }, { status: 200, body: () => ({ shownName: null }) }],
  },
  {
    route: 'GET /api/lists/:id/link/personal',
    problems: READ_ONE,
    isConditional: true,
    good: [
      {
        status: 200,
        given: pathOfLink,
        says: ({ player }) => [{ playerId: player, version: 1 }, {}],
      },
    ],
  },
  {
    route: 'PUT /api/players/:id/personal-link',
    body: () => ({ version: 2 }),
    problems: CHANGE,
    broken: [['version', { version: 'dos' }]],
    good: [
      {
        status: 200,
        given: pathOfLink,
        says: ({ player }) => [{ playerId: player, version: 2 }, {}],
      },
    ],
  },
  ...linkPage,
];
