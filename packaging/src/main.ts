/** `npm run package [-- FORM …]` makes the named forms in `packages/`, or all forms if none is named. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { bundleServer } from './bundle.ts';
import { debianPackage } from './deb.ts';
import { failedProgram } from './failed-program.ts';
import { executableFile } from './file.ts';
import type { Form, Parts } from './form.ts';
import { containerImage } from './image.ts';
import { npmPackage } from './npm.ts';
import { PACKAGES, ROOT } from './places.ts';

const FORMS: Record<string, Form> = {
  npm: npmPackage,
  file: ({ executable }) => executable(),
  deb: debianPackage,
  image: containerImage,
};
/** Programs that a form is made with and that a machine may lack, by the name of the form. */
const TOOLS: Record<string, string[]> = {
  deb: ['dpkg-deb'],
  image: ['buildah', 'apt-get', 'dpkg-deb'],
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
      const missing = (TOOLS[name] ?? []).filter((tool) => !isInPath(tool));
      if (missing.length > 0) notMade(`'${name}' needs ${missing.join(' and ')}, of Debian.`);
      else await makeOne(name, parts);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function makeOne(name: string, parts: Parts): Promise<void> {
  try {
    const file = await FORMS[name]?.(parts);
    if (file === undefined) return;
    const megabytes = (statSync(file).size / 1e6).toFixed(1);
    process.stdout.write(`${relative(ROOT, file)}: ${megabytes} MB\n`);
  } catch (error) {
    const failure = failedProgram(error);
    if (failure === null) throw error;
    notMade(`'${name}': ${failure}`);
  }
}

function notMade(why: string): void {
  process.stderr.write(`Not made: ${why}\n`);
  process.exitCode = 1;
}

function isInPath(tool: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.some((folder) => existsSync(join(folder, tool)));
}
