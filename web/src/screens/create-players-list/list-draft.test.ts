import { MESSAGES } from '@picadito/domain';
import { expect, test } from 'vitest';
import { EMPTY_DRAFT, nameProblem, readDraft, refusal, whyNotSave } from './list-draft.ts';
import { recordedText } from '../../../testing/recorded-profile.ts';

const ana = { name: 'Ana Peña', skillLevel: '4' as const, whatsapp: '+5491155551234' };

test('a stored draft is restored completely', () => {
  const draft = { name: 'Los jueves', players: [ana, { ...ana, name: 'Beto', isKeeper: true }] };
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test.each([null, 'x', {}, { name: 3, players: [] }, { name: 'a', players: [{ name: '' }] }])(
  'an invalid draft is ignored: %j',
  (stored) => expect(readDraft(stored)).toEqual(EMPTY_DRAFT),
);

test('a list requires a name and a player', () => {
  const none = { name: '', whatsapp: ' ' };
  expect(whyNotSave({ name: '  ', players: [ana] }, none)).toBe(MESSAGES.listNameMissing);
  expect(whyNotSave({ name: 'Los jueves', players: [] }, none)).toBe(MESSAGES.listWithoutPlayers);
  expect(whyNotSave({ name: 'Los jueves', players: [ana] }, none)).toBeNull();
});

test('a list is not saved while a player is typed and not added', () => {
  const list = { name: 'Los jueves', players: [ana] };
  expect(whyNotSave(list, { name: ' Juan', whatsapp: '11' })).toBe(
    'Te falta agregar a «Juan». Tocá AGREGAR JUGADOR o borrá el nombre.',
  );
  expect(whyNotSave(list, { name: 'ANA PEÑA ', whatsapp: '11' })).toBeNull();
  expect(whyNotSave(list, { name: '', whatsapp: '11 5555' })).toBe(
    'Te falta agregar al jugador del 11 5555. Tocá AGREGAR JUGADOR o borrá el número.',
  );
});

test('a name that is too long has an error', () => {
  expect(nameProblem('x'.repeat(81))).toBe(MESSAGES.nameTooLong);
  expect(nameProblem('x'.repeat(80))).toBeNull();
});

test('an error of a player has the name', () => {
  const message = MESSAGES.whatsappInvalid;
  expect(refusal({ path: 'players.0.whatsapp', message }, [ana])).toBe(`Ana Peña: ${message}`);
  expect(refusal({ path: 'name', message: 'Usá menos.' }, [ana])).toBe('Usá menos.');
});

test('the draft of a list of the client of cc09a9a is restored', () => {
  const stored: unknown = JSON.parse(recordedText('session', 'picadito:ana:draft-list'));
  const gabi = { name: 'Gabi', skillLevel: '4', whatsapp: '+5491155551234' };
  expect(readDraft(stored)).toEqual({ name: 'Los de los lunes', players: [gabi] });
});
