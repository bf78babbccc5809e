import { expect } from 'vitest';
import { asForm } from '../a-linked-group.ts';
import {
  answerOf,
  answersLink,
  asksForName,
  bringsGuest,
  dropsGuest,
  dropsOut,
  followsLink,
  opensLink,
  opensOwnLink,
  pathOfLink,
  posts,
  sendsByOwnLink,
  sendsForm,
  takesTheDate,
} from './link-requests.ts';
import { CHANGE, DELETE, READ_ONE } from './usual-problems.ts';
import { playedRows } from './played-by-link.ts';
import type { Row } from './row.ts';
import { opensSurvey, sendsSurvey } from './survey-requests.ts';

const ADDRESS: unknown = expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/g\/[\dA-Za-z]{22}$/);

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
        says: ({ player }) => [{ playerId: player, devices: 1, doubted: [] }],
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
    ],
    good: [
      {
        status: 200,
        given: asksForName,
        says: ({ player }) => [{ playerId: player, devices: 1, doubted: [expect.any(String)] }],
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
  {
    route: 'GET /g/:code/:key',
    problems: [],
    good: [{ status: 404 }, { status: 200, ask: opensOwnLink }],
  },
  {
    route: 'POST /g/:code/:key/answer',
    body: () => ({ answer: 'voy', match: '', player: '', date: '', time: '', place: '' }),
    problems: [403, 404, 409, 413, 415, 422],
    good: [
      {
        status: 200,
        ask: async (mine, server) => sendsByOwnLink(mine, server, await answerOf(mine)),
      },
      {
        status: 303,
        ask: async (mine, server) => sendsByOwnLink(mine, server, asForm(await answerOf(mine))),
      },
    ],
  },
  {
    route: 'GET /g/:code',
    problems: [],
    good: [{ status: 404 }, { status: 200, ask: opensLink }],
  },
  {
    route: 'GET /g/:code/calendar/:match',
    problems: [],
    good: [{ status: 404 }, { status: 200, ask: takesTheDate }],
  },
  {
    route: 'GET /g/:code/survey',
    problems: [],
    good: [{ status: 404 }, { status: 200, ask: (mine, server) => opensSurvey(mine, server) }],
  },
  {
    route: 'GET /g/:code/:key/survey',
    problems: [],
    good: [
      { status: 404 },
      { status: 200, ask: (mine, server) => opensSurvey(mine, server, true) },
    ],
  },
  {
    route: 'POST /g/:code/survey',
    body: () => ({ survey: '', player: '' }),
    problems: [403, 404, 409, 413, 415, 422],
    good: [
      { status: 200, ask: (mine, server) => sendsSurvey(mine, server, {}) },
      { status: 303, ask: (mine, server) => sendsSurvey(mine, server, { isForm: true }) },
    ],
  },
  {
    route: 'POST /g/:code/:key/survey',
    body: () => ({ survey: '', player: '' }),
    problems: [403, 404, 409, 413, 415, 422],
    good: [
      { status: 200, ask: (mine, server) => sendsSurvey(mine, server, { isOwn: true }) },
      {
        status: 303,
        ask: (mine, server) => sendsSurvey(mine, server, { isOwn: true, isForm: true }),
      },
    ],
  },
  {
    route: 'GET /g/:code/changes',
    problems: [],
    good: [{ status: 404 }, { status: 200, ask: followsLink }],
  },
  {
    route: 'POST /g/:code/answer',
    body: () => ({ answer: 'voy', match: '', player: '', date: '', time: '', place: '' }),
    problems: [403, 404, 409, 413, 415, 422],
    good: [
      { status: 200, ask: (mine, server) => answersLink(mine, server) },
      { status: 303, ask: (mine, server) => sendsForm(mine, server, 'answer') },
    ],
  },
  ...playedRows,
  {
    route: 'POST /g/:code/forget',
    problems: [403, 404, 413, 415],
    good: [
      { status: 200, ask: (mine, server) => posts(mine, server, 'forget', {}) },
      { status: 303, ask: (mine, server) => sendsForm(mine, server, 'forget') },
    ],
  },
  {
    route: 'POST /g/:code/guest',
    body: () => ({ name: 'Dani', match: '', player: '', date: '', time: '', place: '' }),
    problems: [403, 404, 409, 413, 415, 422],
    good: [
      { status: 200, ask: (mine, server) => bringsGuest(mine, server) },
      { status: 303, ask: (mine, server) => bringsGuest(mine, server, true) },
    ],
  },
  {
    route: 'POST /g/:code/guest-gone',
    body: () => ({ match: '', guest: '' }),
    problems: [403, 404, 409, 413, 415, 422],
    good: [
      { status: 200, ask: (mine, server) => dropsGuest(mine, server) },
      { status: 303, ask: (mine, server) => dropsGuest(mine, server, true) },
    ],
  },
  {
    route: 'POST /g/:code/newcomer',
    body: () => ({ name: 'Dani' }),
    problems: [403, 404, 409, 413, 415, 422],
    good: [
      { status: 200, ask: (mine, server) => posts(mine, server, 'newcomer', { name: 'Dani' }) },
      { status: 303, ask: (mine, server) => sendsForm(mine, server, 'newcomer') },
    ],
  },
  {
    route: 'POST /g/:code/withdraw',
    problems: [403, 404, 413, 415],
    good: [
      { status: 200, ask: (mine, server) => posts(mine, server, 'withdraw', {}) },
      { status: 303, ask: (mine, server) => sendsForm(mine, server, 'withdraw') },
    ],
  },
  {
    route: 'POST /g/:code/drop-out',
    body: () => ({ proposal: '', answer: 'si' }),
    problems: [403, 404, 409, 413, 415, 422],
    good: [
      { status: 200, ask: (mine, server) => dropsOut(mine, server) },
      { status: 303, ask: (mine, server) => dropsOut(mine, server, true) },
    ],
  },
];
