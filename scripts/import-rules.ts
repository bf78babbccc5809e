import { posix } from 'node:path';

/**
 * The modules of each package, from top to bottom. A module is a folder of `src` or a file directly in `src`. Files may
 * import from their own module and from modules further down in this list.
 */
export const LAYERS: Record<string, string[]> = {
  domain:
    `index.ts outbox api.ts account sync notices handover captain group-link survey sharing home badges ranking levels autopilot waitlist attendance results rotation teams matches
    parsing money players helpers health contract routes.ts text time limits.ts pick.ts result.ts`.split(
      /\s+/,
    ),
  server: `main.ts command-line.ts serve.ts built-web.ts app.ts subjects.ts
    commands background-jobs.ts delete-expired.ts startup health metrics.ts backups config account survey notices home handover captain helpers group-link money autopilot attendance levels results teams rotation matches players waitlist badges ranking sync http
    identity demo transactions logging store security program.ts app-error.ts terminal.ts`.split(
    /\s+/,
  ),
  web: `main.tsx app service-worker screens results captain rotation autopilot survey waitlist sharing attendance teams matches home group-link levels players badges ranking money account handover helpers notices moments forms identity
    sync ui lib styles`.split(/\s+/),
};

/**
 * Bans besides the order of the modules: a file whose path matches `files` and not `except` must not import a path or
 * package that matches `not`. `why` is the reason, which the failed test shows.
 */
const BANS: { files: RegExp; except?: RegExp; not: RegExp; why: string }[] = [
  {
    files: /^domain\//,
    not: /^(node:|@picadito\/|react|fastify|kysely)/,
    why: 'the domain is pure',
  },
  {
    files: /^domain\//,
    except: /^domain\/src\/players\/phone\.ts$/,
    not: /^libphonenumber-js/,
    why: 'the phone metadata is heavy',
  },
  {
    files: /^(domain|web)\//,
    not: /^zod$/,
    why: 'browsers load zod/mini: full zod is five times its size',
  },
  { files: /^web\//, not: /^(node:|fastify|kysely)/, why: 'not in the browser' },
  { files: /^web\/src\/ui\//, not: /^(@picadito\/|zod)/, why: 'ui knows no subject' },
  { files: /^server\//, not: /^react/, why: 'the server does not know the web client' },
  {
    files: /^server\/src\/.+\//,
    not: /^server\/src\/(app|main)\.ts$/,
    why: 'app.ts wires the modules',
  },
  {
    files: /^server\/src\/(.*-(routes|requests)\.ts|http\/|identity\/)/,
    except: /^server\/src\/identity\/sessions\//,
    not: /^(server\/src\/store\/|kysely|pg$|node:sqlite)/,
    why: 'routes and plugins reach the store through use cases',
  },
  {
    files:
      /^server\/src\/(account|survey|notices|handover|captain|helpers|group-link|money|autopilot|home|attendance|levels|results|rotation|teams|matches|players|waitlist|badges|ranking|transactions|identity\/sessions|demo\/sample-data)\//,
    except: /-(routes|requests)\.ts$/,
    not: /^(server\/src\/http\/|fastify|kysely|pg$|node:sqlite)/,
    why: 'use cases know no HTTP and no engine',
  },
  {
    files:
      /^server\/src\/(account|survey|notices|handover|captain|helpers|group-link|money|autopilot|home|attendance|levels|results|rotation|teams|matches|players|waitlist|badges|ranking|identity\/sessions)\//,
    except: /-(routes|requests)\.ts$/,
    not: /^server\/src\/identity\/(?!identity\.ts|sessions\/)/,
    why: 'use cases know who an identity is, not how it signs in',
  },
  { files: /^server\/src\/store\//, not: /^fastify/, why: 'the store knows the domain only' },
  {
    files: /^server\/src\/store\/([^/]+|(tables|migrations)\/.*)$/,
    not: /^(node:sqlite|pg|server\/src\/store\/engines\/sqlite\.ts)$/,
    why: 'what only one engine knows is in store/engines',
  },
];

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

/** Returns everything that a source imports: files as paths in the repository, packages by their names. */
export function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(IMPORT)].map(([, from = '']) =>
    from.startsWith('.') ? posix.join(posix.dirname(file), from) : from,
  );
}

/** Returns a line with the reason for each import of a source that the rules forbid. */
export function importViolations(file: string, source: string): string[] {
  return importsOf(file, source).flatMap((target) => {
    const why = layerFault(file, target) ?? screenFault(file, target) ?? banOn(file, target);
    return why ? [`${file} imports ${target}: ${why}`] : [];
  });
}

const PACKAGE = /^(domain|server|web)\//;
const MODULE = /^\w+\/src\/([^/]+)/;

function layerFault(file: string, target: string): string | undefined {
  const [, package_ = ''] = PACKAGE.exec(file) ?? [];
  if (/^(domain|server|web|e2e|bench)\//.test(target) && !target.startsWith(`${package_}/`))
    return 'other packages are imported by their names';
  if (target.startsWith('@picadito/') && !target.startsWith('@picadito/domain'))
    return 'only the domain is shared';
  const modules = LAYERS[package_] ?? [];
  const [from, to] = [moduleOf(file), moduleOf(target)];
  if (from === undefined || to === undefined) return undefined;
  for (const one of [from, to]) if (!modules.includes(one)) return `${one} is not in the table`;
  return modules.indexOf(to) < modules.indexOf(from) ? `${to} is above ${from}` : undefined;
}

const moduleOf = (path: string) => MODULE.exec(path)?.[1];

function screenFault(file: string, target: string): string | undefined {
  const [one, other] = [file, target].map(
    (path) => /^web\/src\/screens\/([^/]+)\//.exec(path)?.[1],
  );
  return one && other && one !== other ? 'screens do not import each other' : undefined;
}

function banOn(file: string, target: string): string | undefined {
  return BANS.find(
    ({ files, except, not }) => files.test(file) && !except?.test(file) && not.test(target),
  )?.why;
}
