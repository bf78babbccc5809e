import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newPackage, VERSION } from './places.ts';

test('after an upgrade of the clone there is one package of each form, that of the new version', () => {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const others = ['picadito', 'picadito-0.9.0.tgz', 'picadito_0.9.0_amd64.deb', '.env'];
  const olds = ['picadito-0.9.0.docker.tar', 'picadito-0.10.0.docker.tar'];
  for (const name of [...others, ...olds]) writeFileSync(join(folder, name), '');
  const image = newPackage('picadito-', '.docker.tar', folder);
  writeFileSync(image, '');
  expect(image).toBe(join(folder, `picadito-${VERSION}.docker.tar`));
  expect(readdirSync(folder).toSorted()).toEqual(
    [...others, `picadito-${VERSION}.docker.tar`].toSorted(),
  );
});
