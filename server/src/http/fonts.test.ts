import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesIn } from './web-files.ts';
import { fontFaces } from './fonts.ts';

test('only built fonts are declared, and º is never drawn with the font that draws it as o', () => {
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
