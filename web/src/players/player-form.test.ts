import { expect, test } from 'vitest';
import { afterAdding, isTyped, NO_PLAYER, readPlayer, valuesOf } from './player-form.ts';
import { idOf, recordedText } from '../../testing/recorded-profile.ts';

test('a draft of a player is restored, valid or not', () => {
  const typed = { name: ' An', skillLevel: '5', whatsapp: '11 5' };
  expect(readPlayer(typed)).toEqual(typed);
});

test.each([
  ['nothing', null],
  ['a list', []],
  ['a text', 'Ana'],
  ['no such level', { name: 'Ana', skillLevel: '9', whatsapp: '' }],
])('with %s as draft the form starts empty', (_name, stored) => {
  expect(readPlayer(stored)).toEqual(NO_PLAYER);
});

test('editing starts with the values of the player, the number formatted', () => {
  const ana = { name: 'Ana', skillLevel: '4' as const, whatsapp: '+5491155551234' };
  expect(valuesOf(ana)).toEqual({ ...ana, whatsapp: '+54 9 11 5555 1234' });
  expect(valuesOf({ ...ana, whatsapp: null }).whatsapp).toBe('');
});

test('a draft takes precedence over the stored player', () => {
  const stored = { name: 'Ana', skillLevel: '4' as const, whatsapp: '' };
  expect(readPlayer({ ...stored, name: 'An' }, stored).name).toBe('An');
  expect(readPlayer({ name: 'An' }, stored)).toEqual({ ...stored, name: 'An' });
  expect(readPlayer(null, stored)).toEqual(stored);
});

const sent = { name: 'Ana', skillLevel: '5' as const, whatsapp: '11 5555 1234' };

test('the form is cleared after adding', () => {
  expect(afterAdding(sent, sent)).toEqual(NO_PLAYER);
});

test('input typed during a save stays, field by field', () => {
  expect(afterAdding(sent, { ...sent, name: 'Beto' })).toEqual({
    name: 'Beto',
    skillLevel: sent.skillLevel,
    whatsapp: '',
  });
  expect(afterAdding(sent, sent)).toEqual(NO_PLAYER);
  expect(afterAdding(sent, { name: 'Beto', skillLevel: '2', whatsapp: '11 4' })).toEqual({
    name: 'Beto',
    skillLevel: '2',
    whatsapp: '11 4',
  });
});

test('a name or a number counts as input, blanks and a level do not', () => {
  expect(isTyped({ ...NO_PLAYER, name: 'A' })).toBe(true);
  expect(isTyped({ ...NO_PLAYER, whatsapp: '1' })).toBe(true);
  expect(isTyped({ name: ' ', whatsapp: '' })).toBe(false);
});

test('the draft of a player of the client of cc09a9a is restored', () => {
  const stored = (form: string): unknown =>
    JSON.parse(recordedText('session', `picadito:ana:draft-${form}`));
  const added = { name: 'Yamandú', skillLevel: '3', whatsapp: '11 44' };
  expect(readPlayer(stored(`player-of-${idOf('list Los de los jueves')}`))).toEqual(added);
  const beto = { name: 'Beto', skillLevel: '4' as const, whatsapp: '' };
  const changed = { name: 'Bet', skillLevel: '4', whatsapp: '11 77' };
  expect(readPlayer(stored(`player-${idOf('player Beto')}`), beto)).toEqual(changed);
});
