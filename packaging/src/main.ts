/** `npm run package [-- FORM …]`: makes these forms, or all, in `packages/`. */
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { bundleServer } from './bundle.ts';
import { executableFile } from './file.ts';
import type { Form, Parts } from './form.ts';
import { npmPackage } from './npm.ts';
import { PACKAGES, ROOT } from './places.ts';

const FORMS: Record<string, Form> = {
  npm: npmPackage,
  file: ({ executable }) => executable(),
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(FORMS, name));
if (unknown === undefined) await make(wanted.length > 0 ? wanted : Object.keys(FORMS));
else {
  process.stderr.write(`There is no form '${unknown}': ${Object.keys(FORMS).join(', ')}.\n`);
  process.exitCode = 1;
}

async function make(names: readonly string[]): Promise<void> {
  mkdirSync(PACKAGES, { recursive: true });
  const scratch = mkdtempSync(join(tmpdir(), 'picadito-package-'));
  try {
    const bundle = join(scratch, 'picadito.cjs');
    await bundleServer(bundle);
    let made: Promise<string> | undefined;
    const parts: Parts = {
      bundle,
      scratch,
      executable: () => (made ??= executableFile(bundle, scratch)),
    };
    for (const name of names) {
      const file = await FORMS[name]?.(parts);
      if (file === undefined) continue;
      const megabytes = (statSync(file).size / 1e6).toFixed(1);
      process.stdout.write(`${relative(ROOT, file)}: ${megabytes} MB\n`);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
