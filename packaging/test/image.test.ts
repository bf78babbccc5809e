import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../server/testing/postgres/free-port.ts';
import { PACKAGES, VERSION } from '../src/places.ts';
import { loadImage } from './support/container.ts';
import { anEvening, expectLists } from './support/evening.ts';

const [IMAGE = ''] = globSync(join(PACKAGES, `picadito-${VERSION}.docker.tar`));
const MAX_BYTES = 220e6;
const STOP_MS = 5000;

test('the image serves without root on a root that is read-only, says whether it is well, ends in time and keeps its data', async () => {
  const container = await loadImage(IMAGE);
  onTestFinished(container.remove);
  const { Size: bytes, Config: config } = container.image;
  expect(bytes).toBeLessThan(MAX_BYTES);
  expect(config.User).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(Object.keys(config.Volumes)).toEqual(['/data']);
  expect(await container.once('--version')).toBe(VERSION);
  // Other machines could reach the container, so the server refuses to start in demonstration mode.
  await expect(container.once('serve')).rejects.toThrow('HOST is not on loopback');

  const port = String(await freePort());
  const works = [anEvening, (url: string) => expectLists(url, 4)];
  for (const work of works) {
    await container.run({ HOST: '127.0.0.1', PORT: port });
    await expect.poll(container.isHealthy, { timeout: 20_000 }).toBe(true);
    await work(`http://127.0.0.1:${port}`);
    const began = performance.now();
    expect(await container.stop()).toBe(0);
    expect(performance.now() - began).toBeLessThan(STOP_MS);
    expect(await container.isHealthy()).toBe(false);
  }
});
