import { asForm } from '../a-linked-group.ts';
import {
  answerOf,
  answersLink,
  bringsGuest,
  decidesClaim,
  dropsGuest,
  dropsOut,
  followsLink,
  opensLink,
  opensPersonalLink,
  posts,
  sendsByPersonalLink,
  sendsForm,
  takesBack,
  downloadsCalendar,
} from './link-requests.ts';
import { noticeRows } from './notices-by-link.ts';
import { playedRows } from './played-by-link.ts';
import type { Row } from './row.ts';
import { opensSurvey, sendsSurvey } from './survey-requests.ts';

export const linkPage: readonly Row[] = [
  {
    route: 'GET /g/:code/:key',
    problems: [],
    good: [{ status: 404 }, { status: 200, ask: opensPersonalLink }],
  },
  {
    route: 'POST /g/:code/:key/answer',
    body: () => ({ answer: 'voy', match: '', player: '', date: '', time: '', place: '' }),
    problems: [403, 404, 409, 413, 415, 422],
    good: [
      {
        status: 200,
        ask: async (mine, server) => sendsByPersonalLink(mine, server, await answerOf(mine)),
      },
      {
        status: 303,
        ask: async (mine, server) =>
          sendsByPersonalLink(mine, server, asForm(await answerOf(mine))),
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
    good: [{ status: 404 }, { status: 200, ask: downloadsCalendar }],
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
    problems: [403, 404, 413, 415, 422],
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
    problems: [403, 404, 413, 415, 422],
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
  {
    route: 'POST /g/:code/claim',
    body: () => ({ claim: '', answer: 'si' }),
    problems: [403, 404, 409, 413, 415, 422],
    good: [
      { status: 200, ask: (mine, server) => decidesClaim(mine, server) },
      { status: 303, ask: (mine, server) => decidesClaim(mine, server, true) },
    ],
  },
  {
    route: 'POST /g/:code/take-back',
    body: () => ({ match: '', player: '' }),
    problems: [403, 404, 409, 413, 415, 422],
    good: [
      { status: 200, ask: (mine, server) => takesBack(mine, server) },
      { status: 303, ask: (mine, server) => takesBack(mine, server, true) },
    ],
  },
  ...noticeRows,
];
