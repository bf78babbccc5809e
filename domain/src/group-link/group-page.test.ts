import { afterEach, expect, test } from 'vitest';
import { MATCH_DURATION_MS } from '../limits.ts';
import type { Proposal } from '../waitlist/proposals.ts';
import { chosenMatches, groupPage } from './group-page.ts';
import type { LinkedMatch, LinkedPlayers } from './linked-match.ts';
import type { ShownState } from './shown-page.ts';
import type { Claim } from './shown-proposals.ts';

const HOUR = 60 * 60 * 1000;
const NOW = Date.parse('2026-11-26T12:00:00Z');

const match = (id: string, hours: number, status: LinkedMatch['status'] = null): LinkedMatch => ({
  id,
  date: '2026-11-26',
  time: '21:00',
  location: `Cancha ${id}`,
  timeZone: 'America/Argentina/Buenos_Aires',
  startsAt: NOW + hours * HOUR,
  endsAt: NOW + (hours + 2) * HOUR,
  status,
  capacity: 10,
  teamCount: 2,
  answersUntil: null,
  closesAt: null,
  regularsUntil: null,
  keptUntil: null,
  freeSince: null,
  areTeamsShown: true,
  hasAutopilot: false,
});
const chosen = (...matches: LinkedMatch[]) => {
  const { ended, suspended, next, later } = chosenMatches(matches, NOW);
  return [ended[0]?.id, suspended?.id, next?.id, later?.id];
};

test('the next match is the nearest that is neither over nor suspended, and the one after it is later', () => {
  expect(chosen(match('a', 5), match('b', 50), match('c', 100))).toEqual([
    undefined,
    undefined,
    'a',
    'b',
  ]);
  const begun = match('begun', -1);
  expect(chosen(begun, match('b', 50))).toEqual([undefined, undefined, 'begun', 'b']);
  expect(chosen(match('done', 5, 'completado'), match('b', 50))[2]).toBe('b');
});

test('a suspended match before the next one is announced until its start', () => {
  const next = match('next', 50);
  expect(chosen(match('off', 1, 'cancelado'), next)).toEqual([undefined, 'off', 'next', undefined]);
  expect(chosen(match('off', 0, 'cancelado'), next)[1]).toBe(undefined);
  expect(chosen(next, match('off', 51, 'cancelado'))[1]).toBe(undefined);
  expect(chosen(match('off', 51, 'cancelado'))[1]).toBe('off');
});

test('an ended match is shown for 48 hours', () => {
  const over = -MATCH_DURATION_MS / HOUR;
  expect(chosen(match('old', -48), match('late', over))[0]).toBe('late');
  const both = chosenMatches([match('old', -30), match('late', over)], NOW).ended;
  expect(both.map(({ id }) => id)).toEqual(['late', 'old']);
  expect(chosen(match('old', over - 48))[0]).toBe(undefined);
  expect(chosen(match('old', over - 47.9))[0]).toBe('old');
  expect(chosen(match('off', -10, 'cancelado'))[0]).toBe(undefined);
});

const person = (id: string, name: string, confirmedAt: string | null = null) => ({
  id,
  name,
  confirmed: confirmedAt !== null,
  declined: false,
  confirmedAt,
});
let open: Proposal[] = [];
let dismissed: Proposal[] = [];
let claims: Claim[] = [];
let absent: Parameters<typeof groupPage>[2]['absent'] = null;
afterEach(() => void ([open, dismissed, claims, absent] = [[], [], [], null]));
const page = (
  players: Omit<LinkedPlayers, 'answers'> & Partial<LinkedPlayers>,
  ...matches: LinkedMatch[]
) => pageOf(() => ({ answers: [], ...players }), ...matches);
const pageOf = (playersOf: Parameters<typeof groupPage>[1], ...matches: LinkedMatch[]) =>
  groupPage(chosenMatches(matches, NOW), playersOf, {
    now: NOW,
    lastDate: '2026-11-19',
    keyOf: (id) => `k${id}`,
    ownedPlayerId: '1',
    absent,
    knownPlayer: null,
    money: null,
    bibsHolderId: null,
    written: (id) => (id === '7' ? 'Pipa' : null),
    claim: null,
    isStrict: false,
    isSurveyOpen: false,
    mayAnswerSurvey: false,
    takenOutBy: new Map(),
    previewsMatch: true,
    device: 'phone',
    open,
    dismissed,
    claims,
  });

test('players who are in are in the order of their answers, all others are sorted by name', () => {
  const roster = [
    person('1', 'Ana Paz', '2026-11-25T10:00:00.000002Z'),
    person('2', 'Beto Ruiz', '2026-11-25T10:00:00.000001Z'),
    { ...person('3', 'Zoe'), declined: true },
    { ...person('4', 'Caro'), declined: true },
    person('5', 'Ñandú'),
    person('6', 'Nico'),
  ];
  const shown = (id: string, name: string, state: ShownState) => {
    const unsaid = { place: null, comment: null, addedBy: null, isFromOtherDevice: false };
    const nothing = { ...unsaid, host: null, askedUntil: null, movedFrom: null };
    return { key: `k${id}`, name, state, ...nothing, isAskedToday: state === 'in' };
  };
  expect(page({ roster, teams: null }, match('a', 5)).next).toEqual({
    key: 'ka',
    night: null,
    date: '2026-11-26',
    time: '21:00',
    location: 'Cancha a',
    capacity: 10,
    missing: 8,
    kept: null,
    answersUntil: null,
    isClosed: false,
    isToday: true,
    people: [
      shown('2', 'Beto', 'in'),
      shown('1', 'Ana', 'in'),
      shown('4', 'Caro', 'out'),
      shown('3', 'Zoe', 'out'),
      shown('6', 'Nico', 'silent'),
      shown('5', 'Ñandú', 'silent'),
    ],
    teams: null,
    canAnswer: true,
  });
});

test('no answers are accepted after kick-off', () => {
  const canAnswer = (hours: number) =>
    page({ roster: [], teams: null }, match('a', hours)).next?.canAnswer;
  expect([canAnswer(1), canAnswer(0), canAnswer(-1)]).toEqual([true, false, false]);
});

test('the page names the player of the device, also one who was taken out of the match, unless nobody of the list has that name', () => {
  const one = { roster: [person('1', 'Nico Paz')], teams: null };
  expect(page(one, match('a', 5)).me).toEqual({ key: 'k1', name: 'Nico' });
  const without = { roster: [person('2', 'Nico Sosa')], teams: null };
  expect(page(without, match('a', 5)).me).toBe(null);
  absent = { id: '1', name: 'Nico Paz', createdAt: '2026-11-01T10:00:00.000000Z' };
  expect(page(without, match('a', 5)).me).toEqual({ key: 'k1', name: 'Nico P.' });
});

test('the time zone of a match decides whether it is today and when its answers close', () => {
  const closing = { answersUntil: '2026-11-26T10:00', closesAt: NOW - 1 };
  const shown = (of: LinkedMatch) => page({ roster: [], teams: null }, of).next;
  const tokyo = { ...match('a', 5), timeZone: 'Asia/Tokyo', date: '2026-11-27' };
  expect(shown(match('a', 5))).toMatchObject({ isToday: true, isClosed: false });
  expect(shown(tokyo)).toMatchObject({ isToday: false });
  expect(shown({ ...match('a', 5), ...closing })).toMatchObject({ isClosed: true });
  expect(shown({ ...match('a', 5), ...closing, closesAt: NOW + 1 })?.isClosed).toBe(false);
});

test('a name that the organiser wrote is shown on the whole page', () => {
  const roster = [person('7', 'Nico Paz', 't1')];
  const teams = [{ team: 'claro' as const, playerId: '7', name: 'Nico Paz' }];
  const { next } = page({ roster, teams }, match('a', 5));
  expect([next?.people[0]?.name, next?.teams?.claro]).toEqual(['Pipa', ['Pipa']]);
});

test('a match with more players than places has no missing players', () => {
  const roster = Array.from({ length: 12 }, (_, at) => person(`${at}`, `J${at}`, `t${at}`));
  expect(page({ roster, teams: null }, match('a', 5)).next?.missing).toBe(0);
});

test('teams are sorted by name and include players who have left the list', () => {
  const roster = [person('1', 'Juan Pérez', 't1'), person('2', 'Beto', 't2')];
  const teams = [
    { team: 'claro' as const, playerId: '1', name: 'Juan Pérez' },
    { team: 'claro' as const, playerId: '2', name: 'Beto de antes' },
    { team: 'oscuro' as const, playerId: '9', name: 'Juan García' },
  ];
  const shown = { claro: ['Beto', 'Juan P.'], oscuro: ['Juan G.'], suplente: [] };
  for (const saved of [teams, teams.toReversed()]) {
    expect(page({ roster, teams: saved }, match('a', 5)).next?.teams).toEqual({
      ...shown,
      left: ['Juan G.'],
    });
  }
  expect(page({ roster, teams }, match('old', -10)).ended).toMatchObject([
    {
      date: '2026-11-26',
      time: '21:00',
      location: 'Cancha old',
      teams: { ...shown, left: [] },
    },
  ]);
});

test('a deleted player keeps the name in an ended match, and does not change the names in the next one', () => {
  const saved = [
    { team: 'claro' as const, playerId: 'gone', name: 'Ana' },
    { team: 'oscuro' as const, playerId: '2', name: 'Beto' },
  ];
  const figura = { playerIds: ['gone'], votes: 3 };
  const result = { score: null, figura, isVoteOver: true, proposed: undefined, vote: undefined };
  const roster = [{ ...person('3', 'Ana'), createdAt: '2026-11-26' }, person('2', 'Beto')];
  const toCome = { roster, answers: [], teams: null };
  const playersOf = ({ id }: LinkedMatch) =>
    id === 'a' ? toCome : { ...toCome, teams: saved, saved, result };
  const shown = pageOf(playersOf, match('ended', -5), match('a', 5));
  expect(shown.ended[0]).toMatchObject({ figura: { names: ['Ana'] } });
  expect(shown.ended[0]?.teams?.claro).toEqual(['Ana']);
  expect(shown.next?.people.map(({ name }) => name)).toEqual(['Ana', 'Beto']);
});

test('players of the teams who are not confirmed are listed as having left', () => {
  const roster = [
    person('1', 'Ana', 't1'),
    { ...person('2', 'Beto', null), declined: true },
    person('3', 'Caro', null),
  ];
  const teams = roster.map(({ id, name }) => ({ team: 'claro' as const, playerId: id, name }));
  const { next } = page({ roster, teams }, match('a', 5));
  expect(next?.teams).toMatchObject({ claro: ['Ana', 'Beto', 'Caro'], left: ['Beto', 'Caro'] });
});

test('without a next match the page has the date of the last one', () => {
  const nobody = { roster: [], teams: null };
  expect(page(nobody, match('off', 5, 'cancelado'))).toMatchObject({
    next: null,
    later: null,
    suspended: { location: 'Cancha off' },
    lastDate: '2026-11-19',
  });
  expect(page(nobody, match('a', 5)).lastDate).toBe(null);
});

test('a device sees its own proposals and those for its name, and only the keys of all others', () => {
  const [start, roster] = [
    '2026-11-25T10:00:00.00000',
    [person('1', 'Nico Paz'), person('2', 'Beto')],
  ];
  const dismissedUntil = null;
  const about = { matchId: 'a', playerId: '1', authorId: '2' };
  const dropOut = { kind: 'answer', ...about, answer: 'declined', comment: null } as const;
  const newcomer = { kind: 'newcomer', name: 'Dani Sosa', holderId: null } as const;
  open = [
    { id: 'x', deviceHash: 'another', madeAt: `${start}1Z`, dismissedUntil, ...dropOut },
    { id: 'y', deviceHash: 'phone', madeAt: `${start}2Z`, dismissedUntil, ...newcomer },
    {
      id: 'z',
      deviceHash: 'third',
      madeAt: `${start}3Z`,
      dismissedUntil,
      ...newcomer,
      name: 'Eva',
    },
  ];
  claims = [{ deviceHash: 'waiting', playerId: '1', claimedAt: `${start}0Z` }];
  const shown = page({ roster, teams: null }, match('a', 5));
  expect(shown.proposals).toEqual(['kwaiting', 'kx', 'ky', 'kz']);
  const own = { kind: 'newcomer', name: 'Dani Sosa', isDismissed: false };
  expect(shown.sent).toEqual([own]);
  const question = { kind: 'answer', key: 'kx', match: 'ka', by: 'Beto', at: '07:00' };
  expect(shown.questions).toEqual([{ ...question, answer: 'no' }]);
  expect(shown.claims).toEqual([{ key: 'kwaiting', at: '07:00', answer: null }]);
  expect(JSON.stringify(shown)).not.toContain('Eva');
  dismissed = open.splice(1, 1).map((one) => ({ ...one, dismissedUntil: `${start}9Z` }));
  const { proposals, sent } = page({ roster, teams: null }, match('a', 5));
  expect([proposals, sent]).toEqual([['kwaiting', 'kx', 'kz'], [{ ...own, isDismissed: true }]]);
});
