import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { LIST_ID_NAMES, matchInput, matchPatch, matchUpdate, withListId } from './match.ts';

const match = {
  date: '2026-11-26',
  time: '21:00',
  location: 'Cancha Núñez',
  listId: 'list-0123456789abcdef',
};
const brokenBy = (schema: z.ZodMiniType, value: unknown) =>
  z
    .safeParse(schema, value)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('a match requires date, time, location and list, and is not recurring by default', () => {
  expect(z.parse(matchInput, match)).toEqual({ ...match, isRecurring: false });
});

test('the time may come in any form of the specification and is stored in 24 hours', () => {
  expect(z.parse(matchInput, { ...match, time: '9:30 p. m.' }).time).toBe('21:30');
});

test('optional fields may be null or set', () => {
  const nothing = { recurringDay: null, googlePlaceId: null, timeZone: null };
  expect(z.parse(matchInput, { ...match, ...nothing })).toMatchObject(nothing);
  const everything = {
    isRecurring: true,
    recurringDay: 0,
    googlePlaceId: 'ChIJ-_x',
    timeZone: 'Europe/Madrid',
  };
  expect(z.parse(matchInput, { ...match, ...everything })).toEqual({ ...match, ...everything });
});

const incomplete = ['date', 'time', 'location'].flatMap((field) =>
  [undefined, null, 7, [], {}, '', '  '].map((value) => [field, value] as const),
);

test.each(incomplete)('a match whose %s is %j is incomplete', (field, value) => {
  expect(brokenBy(matchInput, { ...match, [field]: value })).toEqual([
    `${field}: ${MESSAGES.matchIncomplete}`,
  ]);
});

test.each([
  [{ listId: undefined }, `listId: ${MESSAGES.matchListMissing}`],
  [{ listId: null }, `listId: ${MESSAGES.matchListMissing}`],
  [{ listId: 7 }, `listId: ${MESSAGES.matchListMissing}`],
  [{ listId: '' }, `listId: ${MESSAGES.matchListMissing}`],
  [{ date: '2026-02-30' }, `date: ${MESSAGES.matchDateInvalid}`],
  [{ date: '26/11/2026' }, `date: ${MESSAGES.matchDateInvalid}`],
  [{ time: '25:00' }, `time: ${MESSAGES.matchTimeInvalid}`],
  [{ time: 'a la noche' }, `time: ${MESSAGES.matchTimeInvalid}`],
  [{ location: 'a'.repeat(121) }, `location: ${MESSAGES.locationTooLong}`],
  [{ location: 'a\nb' }, `location: ${MESSAGES.oddCharacters}`],
  [{ isRecurring: 'true' }, `isRecurring: ${MESSAGES.fieldInvalid}`],
  [{ isRecurring: null }, `isRecurring: ${MESSAGES.fieldInvalid}`],
  [{ isRecurring: true }, `recurringDay: ${MESSAGES.recurringDayMissing}`],
  [{ isRecurring: true, recurringDay: null }, `recurringDay: ${MESSAGES.recurringDayMissing}`],
  [{ recurringDay: 7 }, `recurringDay: ${MESSAGES.recurringDayInvalid}`],
  [{ recurringDay: -1 }, `recurringDay: ${MESSAGES.recurringDayInvalid}`],
  [{ recurringDay: 1.5 }, `recurringDay: ${MESSAGES.recurringDayInvalid}`],
  [{ recurringDay: '1' }, `recurringDay: ${MESSAGES.recurringDayInvalid}`],
  [{ recurringDay: [] }, `recurringDay: ${MESSAGES.recurringDayInvalid}`],
  [{ googlePlaceId: 7 }, `googlePlaceId: ${MESSAGES.fieldInvalid}`],
  [{ googlePlaceId: 'x'.repeat(301) }, `googlePlaceId: ${MESSAGES.fieldInvalid}`],
  [{ googlePlaceId: 'a\u0000' }, `googlePlaceId: ${MESSAGES.oddCharacters}`],
  [{ timeZone: 'Mars/Olympus' }, `timeZone: ${MESSAGES.timeZoneInvalid}`],
  [{ timeZone: 3 }, `timeZone: ${MESSAGES.timeZoneInvalid}`],
  [{ timeZone: '' }, `timeZone: ${MESSAGES.timeZoneInvalid}`],
])('a match with %j is refused in Spanish: %s', (change, sentence) => {
  expect(brokenBy(matchInput, { ...match, ...change })).toEqual([sentence]);
});

test.each([[undefined], [null], [7], ['x'], [[]]])('%j is not a valid match', (value) => {
  expect(brokenBy(matchInput, value)).toEqual([`: ${MESSAGES.matchIncomplete}`]);
  expect(brokenBy(matchUpdate, value)).toEqual([`: ${MESSAGES.matchIncomplete}`]);
});

test('a changed match may have no list, and a status of null', () => {
  for (const status of ['pendiente', 'completado', 'cancelado', null]) {
    const change = { ...match, listId: null, status };
    expect(z.parse(matchUpdate, change)).toEqual({ ...change, isRecurring: false });
  }
  expect(z.parse(matchUpdate, match)).toEqual({ ...match, isRecurring: false });
});

test.each([
  [{ status: 'jugado' }, `status: ${MESSAGES.statusInvalid}`],
  [{ status: 1 }, `status: ${MESSAGES.statusInvalid}`],
  [{ status: [] }, `status: ${MESSAGES.statusInvalid}`],
  [{ listId: undefined }, `listId: ${MESSAGES.matchListMissing}`],
  [{ listId: [] }, `listId: ${MESSAGES.matchListMissing}`],
  [{ isRecurring: true }, `recurringDay: ${MESSAGES.recurringDayMissing}`],
])('a match changed to %j is refused in Spanish: %s', (change, sentence) => {
  expect(brokenBy(matchUpdate, { ...match, ...change })).toEqual([sentence]);
});

test('a patch of a match has only the named fields, without defaults', () => {
  expect(z.parse(matchPatch, {})).toEqual({});
  const patch = { time: '9:00 p. m.', status: null, listId: null, recurringDay: null };
  expect(z.parse(matchPatch, { ...patch, userId: 'spoofed' })).toEqual({ ...patch, time: '21:00' });
});

test.each([
  [{ date: '2026-02-30' }, `date: ${MESSAGES.matchDateInvalid}`],
  [{ time: '' }, `time: ${MESSAGES.matchIncomplete}`],
  [{ location: null }, `location: ${MESSAGES.matchIncomplete}`],
  [{ listId: '' }, `listId: ${MESSAGES.matchListMissing}`],
  [{ isRecurring: null }, `isRecurring: ${MESSAGES.fieldInvalid}`],
  [{ recurringDay: 7 }, `recurringDay: ${MESSAGES.recurringDayInvalid}`],
  [{ status: 'jugado' }, `status: ${MESSAGES.statusInvalid}`],
  [[], `: ${MESSAGES.invalid}`],
])('a patch of a match to %j is refused in Spanish: %s', (patch, sentence) => {
  expect(brokenBy(matchPatch, patch)).toEqual([sentence]);
});

const { listId, ...withoutList } = match;

test('the list is accepted under each name of the specification', () => {
  expect([...LIST_ID_NAMES].toSorted()).toEqual(
    'lista listaId lista_id listId playersList playersListId players_list_id'.split(' ').toSorted(),
  );
});

test.each(LIST_ID_NAMES)('a body with its list as "%s" is a valid match', (name) => {
  expect(z.parse(matchInput, withListId({ ...withoutList, [name]: listId })).listId).toBe(listId);
});

test('listId takes precedence over the other names, null included', () => {
  expect(withListId({ listId: 'a', lista: 'b' })).toMatchObject({ listId: 'a' });
  expect(withListId({ listId: null, lista: 'b' })).toMatchObject({ listId: null });
});

test.each([[undefined], [null], [7], ['x'], [[1]], [{ date: 'x' }]])(
  'a body without a list (%j) is unchanged',
  (body) => {
    expect(withListId(body)).toBe(body);
  },
);
