import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareLineUp } from './share-line-up.ts';

vi.mock('./line-up-card/paint-line-up.ts', () => ({ paintLineUp: () => paint() }));

const match = { date: '2026-11-26', time: '21:00', location: 'Cancha Núñez' };
const lineUp = {
  claro: [{ name: 'Ana', skillLevel: '5' as const }],
  oscuro: [{ name: 'Beto', skillLevel: '4' as const }],
  suplente: [],
};
const MESSAGE =
  'Equipos del Partido\nFecha: 26/11/2026\nHora: 21:00\nLugar: Cancha Núñez\n\nEquipo Claro\nAna (Nivel 5)\n\nEquipo Oscuro\nBeto (Nivel 4)\n\nGenerado con Picadito';

let paint: () => Promise<{ toBlob: (take: (blob: Blob | null) => void) => void }>;
const drawing = (blob: Blob | null) => () =>
  Promise.resolve({ toBlob: (take: (blob: Blob | null) => void) => take(blob) });

beforeEach(() => {
  paint = drawing(new Blob(['png']));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Stubs a browser with a share sheet that ends as `end` does. Returns what was shared. */
function sharing(end: () => Promise<void> = () => Promise.resolve(), takesFiles = true) {
  const given: ShareData[] = [];
  vi.stubGlobal('navigator', {
    share: (data: ShareData) => {
      given.push(data);
      return end();
    },
    canShare: () => takesFiles,
  });
  return given;
}

test('the picture is shared with the message', async () => {
  const given = sharing();
  const ready = prepareLineUp(match, lineUp, null);
  expect((await ready.picture)?.file.name).toBe('picadito-2026-11-26.png');
  expect(await ready.share()).toBe('shared');
  expect(given).toMatchObject([{ text: MESSAGE, files: [{ type: 'image/png' }] }]);
});

test('the sheet opens within the tap, without a picture that is not drawn yet', () => {
  const given = sharing();
  void prepareLineUp(match, lineUp, null).share();
  expect(given).toEqual([{ text: MESSAGE }]);
});

test('without support for files the message is shared alone', async () => {
  const given = sharing(undefined, false);
  const ready = prepareLineUp(match, lineUp, null);
  await ready.picture;
  await ready.share();
  expect(given).toEqual([{ text: MESSAGE }]);
});

test('a closed sheet is no failure, a refused one counts as unavailable', async () => {
  sharing(() => Promise.reject(new DOMException('closed', 'AbortError')));
  expect(await prepareLineUp(match, lineUp, null).share()).toBe('cancelled');
  sharing(() => Promise.reject(new DOMException('no gesture', 'NotAllowedError')));
  expect(await prepareLineUp(match, lineUp, null).share()).toBe('unavailable');
  vi.stubGlobal('navigator', {});
  expect(await prepareLineUp(match, lineUp, null).share()).toBe('unavailable');
});

test('a second tap opens no second sheet', async () => {
  let close = () => {};
  const given = sharing(() => new Promise((resolve) => (close = resolve)));
  const ready = prepareLineUp(match, lineUp, null);
  const first = ready.share();
  expect(await ready.share()).toBe('cancelled');
  close();
  expect(await first).toBe('shared');
  expect(given).toHaveLength(1);
});

test('a picture that cannot be drawn is null, and the message is shared all the same', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const given = sharing();
  paint = drawing(null);
  expect(await prepareLineUp(match, lineUp, null).picture).toBeNull();
  paint = () => Promise.reject(new Error('no canvas'));
  const ready = prepareLineUp(match, lineUp, null);
  expect(await ready.picture).toBeNull();
  expect(await ready.share()).toBe('shared');
  expect(given).toEqual([{ text: MESSAGE }]);
});

test('a cancelled picture is not drawn', async () => {
  let drawn = 0;
  paint = () => {
    drawn += 1;
    return drawing(null)();
  };
  const ready = prepareLineUp(match, lineUp, null);
  ready.drop();
  expect(await ready.picture).toBeNull();
  expect(drawn).toBe(0);
});
