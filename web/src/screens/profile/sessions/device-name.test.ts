import { expect, test } from 'vitest';
import { deviceNames } from './device-name.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    'Chrome en Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Samsung Internet en Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Safari en iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome en iPad',
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Safari en Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  ],
  [
    'Edge en Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
  ],
  [
    'Opera en Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 OPR/125.0.0.0`,
  ],
  [
    'Chrome en Chromebook',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
  ],
  ['Firefox en Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Firefox', 'Mozilla/5.0 Gecko Firefox/145.0'],
  ['Navegador en Android', 'Something (Linux; Android 14)'],
  ['Navegador desconocido', 'curl/8.5.0'],
  ['Navegador desconocido', ''],
  ['Navegador desconocido', null],
])('%s', (name, userAgent) => {
  expect(deviceNames([userAgent])).toEqual([name]);
});

test('browsers with one name show their versions only if these differ', () => {
  const chrome = (version: number, system = 'X11; Linux x86_64') =>
    `Mozilla/5.0 (${system}) ${WEBKIT} Chrome/${version}.0.0.0 Safari/537.36`;
  expect(deviceNames([chrome(142), chrome(142), chrome(141, 'Macintosh')])).toEqual([
    'Chrome en Linux',
    'Chrome en Linux',
    'Chrome en Mac',
  ]);
  expect(deviceNames([chrome(142), chrome(141), null])).toEqual([
    'Chrome 142 en Linux',
    'Chrome 141 en Linux',
    'Navegador desconocido',
  ]);
});
