import type { Profile, SessionReply } from '@picadito/domain';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

test('the session reply has the signed-in user, or null for a visitor', async () => {
  const { signedIn, visitor } = await testApp();
  const ana = await signedIn('Ana');
  const { body } = await ana.get<SessionReply>('/api/session');
  expect(body).toMatchObject({ user: { name: 'Ana', level: 1, xp: 0 } });
  expect(body.user?.uid).toBe(body.user?.id);
  const nobody = await visitor.get<SessionReply>('/api/session');
  expect({ status: nobody.status, body: nobody.body }).toEqual({
    status: 200,
    body: { user: null, temporary: false, version: null },
  });
});

test('a profile patch changes the named fields only', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('Ana', { email: 'ana@id.test' });
  const { body: before } = await ana.get<Profile>('/api/me');
  const named = await ana.patch<Profile>('/api/me', { name: '  Ana Peña ' });
  expect(named.body).toEqual({ ...before, name: 'Ana Peña' });
  const placed = await ana.patch<Profile>('/api/me', { timeZone: 'Europe/Madrid', country: 'ES' });
  expect(placed.body).toEqual({ ...named.body, timeZone: 'Europe/Madrid', country: 'ES' });
  expect((await ana.patch<Profile>('/api/me', {})).body).toEqual(placed.body);
  const spoofed = { email: 'otra@id.test', level: 9, xp: 9999, id: 'x'.repeat(22), uid: 'y' };
  expect((await ana.patch<Profile>('/api/me', spoofed)).body).toEqual(placed.body);
});

test('a phone number is read with the country of the patch, else with the stored one', async () => {
  const { signedIn } = await testApp();
  const ana = await signedIn('Ana');
  const change = async (patch: object) =>
    (await ana.patch<Profile>('/api/me', patch)).body.whatsapp;
  expect(await change({ whatsapp: '011 15 5555-1234' })).toBe('+5491155551234');
  expect(await change({ whatsapp: '612 345 678', country: 'ES' })).toBe('+34612345678');
  expect(await change({ whatsapp: '622 345 678' })).toBe('+34622345678');
  expect(await change({ whatsapp: null })).toBeNull();
  expect(await change({ whatsapp: '+52 1 55 1234 5678' })).toBe('+525512345678');
  expect(await change({ whatsapp: '' })).toBeNull();
});

test.each([
  ['name', { name: '   ' }, 'El nombre es obligatorio.'],
  ['name', { name: 'x'.repeat(81) }, 'Usá hasta 80 caracteres.'],
  ['name', { name: 7 }, 'El nombre es obligatorio.'],
  ['whatsapp', { whatsapp: '123' }, 'El número tiene que tener entre 8 y 15 dígitos.'],
  ['timeZone', { timeZone: 'Mars/Olympus' }, 'Esa zona horaria no existe.'],
  ['country', { country: 'XX' }, 'Ese país no existe.'],
])(
  'an invalid %s (%j) is refused at its field, and nothing changes',
  async (path, patch, message) => {
    const { signedIn } = await testApp();
    const ana = await signedIn('Ana');
    const { body: before } = await ana.get<Profile>('/api/me');
    const { status, body } = await ana.patch('/api/me', { timeZone: 'Europe/Madrid', ...patch });
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: [{ path, message }] });
    expect((await ana.get<Profile>('/api/me')).body).toEqual(before);
  },
);
