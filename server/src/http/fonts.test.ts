import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesIn } from './web-files.ts';
import { fontFaces } from './fonts.ts';

test('of the look’s fonts those that were built are there, and an º is never of the one in which it is an o', () => {
  const root = mkdtempSync(join(tmpdir(), 'picadito-fonts-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(fontFaces(undefined)).toBe('');
  mkdirSync(join(root, 'assets'));
  for (const name of ['jersey-10-latin-400-normal', 'press-start-2p-latin-400-normal'])
    writeFileSync(join(root, 'assets', `${name}-x.woff2`), '');
  const [display, score, ...others] = fontFaces(filesIn(root)).trim().split('\n');
  expect(display).toMatch(/'Jersey 10'.*jersey-10.*unicode-range:U\+0-B9,U\+BB-10FFFF}$/);
  expect(score).toMatch(/'Press Start 2P'.*format\('woff2'\)}$/);
  expect(others).toEqual([]);
});
