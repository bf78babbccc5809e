import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../server/src/http/web-files.ts';
import { putDocuments } from './documents.ts';
import type { Parts } from './form.ts';
import {
  newPackage,
  DESCRIPTION,
  LICENSE,
  NODE_ARGUMENTS,
  NODE_VERSION,
  PACKAGES,
  VERSION,
  WEB_DIST,
} from './places.ts';

const MANIFEST = {
  name: 'picadito',
  version: VERSION,
  description: DESCRIPTION,
  license: LICENSE,
  bin: { picadito: 'picadito' },
  dependencies: { node: NODE_VERSION },
};

/**
 * Shell script of the npm package. It runs the program with the Node that npm has installed together with the package,
 * whatever Node the machine has. npm puts the package `node` either next to the package `picadito` or into its
 * `node_modules`.
 */
const BIN = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
for node in "$here/../node/bin/node" "$here/node_modules/node/bin/node"; do
  if [ -x "$node" ]; then exec "$node" ${NODE_ARGUMENTS.join(' ')} "$here/picadito.cjs" "$@"; fi
done
echo "Picadito: npm has not installed its Node. Install it again with --ignore-scripts=false." >&2
exit 1
`;

/** Makes the npm package `packages/picadito-<version>.tgz`, for npx and npm install, and returns its path. */
export async function npmPackage({ bundle, scratch }: Parts): Promise<string> {
  const folder = join(scratch, 'npm');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(MANIFEST, null, 2)}\n`);
  writeFileSync(join(folder, 'picadito'), BIN);
  chmodSync(join(folder, 'picadito'), 0o755);
  copyFileSync(bundle, join(folder, 'picadito.cjs'));
  for (const name of filesIn(WEB_DIST)?.names ?? [])
    cpSync(join(WEB_DIST, name), join(folder, 'web', name));
  putDocuments(folder);
  const packed = newPackage('picadito-', '.tgz');
  execFileSync('npm', ['pack', folder, '--pack-destination', PACKAGES], { stdio: 'pipe' });
  return packed;
}
