import { expect, test } from 'vitest';
import { HOSTILE_ENDPOINTS } from '../../../testing/notices/hostile-endpoints.ts';
import { endpointIn, isPublicAddress, KNOWN_SERVICES } from './push-services.ts';

const TOKEN = 'dGVzdA:APA91bH_x-y';

test.each([
  `https://fcm.googleapis.com/fcm/send/${TOKEN}`,
  `https://fcm.googleapis.com/wp/${TOKEN}`,
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk_x-y',
  'https://autopush.prod.push.services.mozilla.com/wpush/v1/abc',
  'https://web.push.apple.com/QGuQyavXutnMH9-_x',
  'https://eu.push.apple.com/QGuQ',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2b',
])('%s is the endpoint of a push service', (endpoint) => {
  expect(endpointIn(endpoint, KNOWN_SERVICES)?.href).toBe(endpoint);
});

test.each(HOSTILE_ENDPOINTS)('%j is the endpoint of no push service', (endpoint) => {
  expect(endpointIn(endpoint, KNOWN_SERVICES)).toBeNull();
});

test('the push service of tests is accepted by configuration only, at its own port', () => {
  const services = { standIn: { origin: 'https://localhost:4433' } };
  expect(endpointIn('https://localhost:4433/push/x', services)).not.toBeNull();
  expect(endpointIn('https://localhost:4434/push/x', services)).toBeNull();
  expect(endpointIn('https://localhost:4433/push/x', KNOWN_SERVICES)).toBeNull();
});

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '198.18.0.1',
  '203.0.113.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'x',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '142.250.79.74', '17.57.144.1', '2607:f8b0:4002:c06::5f', '2a00:1450::1'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
