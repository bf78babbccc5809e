import { expect, test } from 'vitest';
import { filledBy, isFormatFromMessage, isFromMessage, messageNotice } from './match-message.ts';
import { NO_MATCH } from './match-values.ts';

const NOTHING = { date: null, time: null, location: null, cost: null };
const DETAILS = { date: '2026-11-26', time: '21:00', location: 'El Galpón' };
const MESSAGE = { ...DETAILS, cost: null };

test('a message fills in empty fields only, and the weekday of its day', () => {
  expect(filledBy(MESSAGE, NO_MATCH)).toEqual({ ...NO_MATCH, ...DETAILS, recurringDay: '4' });
  const typed = { ...NO_MATCH, time: '20:00', recurringDay: '2' };
  expect(filledBy(MESSAGE, typed)).toEqual({
    ...typed,
    date: '2026-11-26',
    location: 'El Galpón',
  });
  expect(filledBy({ ...NOTHING, time: '21:00' }, NO_MATCH)).toEqual({ ...NO_MATCH, time: '21:00' });
  expect(filledBy(null, typed)).toBe(typed);
});

test('a field is marked while it has the value of the message', () => {
  expect(isFromMessage(MESSAGE, 'time', '21:00')).toBe(true);
  expect(isFromMessage(MESSAGE, 'time', '21:30')).toBe(false);
  expect(isFromMessage(MESSAGE, 'listId', '')).toBe(false);
  expect(isFromMessage(null, 'time', '')).toBe(false);
});

test('a format of a message fills in its controls, and is marked while they have it', () => {
  const message = { ...NOTHING, perSide: 5, teamCount: 3 };
  const filled = filledBy(message, NO_MATCH);
  expect(filled).toEqual({ ...NO_MATCH, perSide: '5', teamCount: '3' });
  expect(filledBy(message, { ...NO_MATCH, perSide: '8' })).toMatchObject({ perSide: '8' });
  expect(isFormatFromMessage(message, filled)).toBe(true);
  expect(isFormatFromMessage(message, { ...filled, teamCount: '2' })).toBe(false);
  expect(isFormatFromMessage(MESSAGE, NO_MATCH)).toBe(false);
});

test.each([
  [MESSAGE, 'Del mensaje tomamos el día, la hora y el lugar. Fijate que esté bien.'],
  [
    { ...MESSAGE, time: null },
    'Del mensaje tomamos el día y el lugar. Fijate que esté bien. No encontramos un horario claro.',
  ],
  [
    { ...MESSAGE, cost: '35 mil' },
    'Del mensaje tomamos el día, la hora, el lugar y lo que sale la cancha. Fijate que esté bien.',
  ],
  [
    { ...MESSAGE, perSide: 7 },
    'Del mensaje tomamos el día, la hora, el lugar y de cuánto es. Fijate que esté bien.',
  ],
  [
    { ...NOTHING, time: '21:00' },
    'Del mensaje tomamos la hora. Fijate que esté bien. No encontramos un día ni un lugar claro.',
  ],
])('the notice names what was taken and what is unclear: %j', (message, sentence) => {
  expect(messageNotice(message)).toBe(sentence);
});
