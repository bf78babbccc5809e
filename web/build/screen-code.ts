import { join } from 'node:path';
import type { Rolldown } from 'vite';

type ModuleGraph = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

const src = join(import.meta.dirname, '../src');
const MAIN = join(src, 'main.tsx');
/** The sources that import the code of each screen. */
const TABLES = [join(src, 'app/protected-screens.ts'), join(src, 'app/screens.ts')];
const MATCH_SCREEN = join(src, 'matches/match-screen.tsx');

/**
 * Returns a function that gives a module the name of a built file, or null. The file has the modules that several
 * screens about a match use and home does not: neither its own code nor the code that it loads later. Such a screen
 * then needs fewer requests.
 */
export function codeOfMatchScreens(name: string) {
  let shared: ReadonlySet<string> | null = null;
  return (id: string, graph: ModuleGraph): string | null => {
    shared ??= sharedByMatchScreens(graph);
    return shared.has(id) ? name : null;
  };
}

function sharedByMatchScreens(graph: ModuleGraph): Set<string> {
  const importsOf = (id: string) => (graph.getModuleInfo(id)?.importedIds ?? []).filter(isOurs);
  const dynamicImportsOf = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const laterOf = (id: string) => (TABLES.includes(id) ? [] : dynamicImportsOf(id));
  const ofHome = reached([MAIN], (id) => [...importsOf(id), ...laterOf(id)]);
  const screens = TABLES.flatMap(dynamicImportsOf)
    .map((screen) => reached([screen], importsOf))
    .filter((modules) => modules.has(MATCH_SCREEN));
  const all = screens.flatMap((modules) => [...modules]);
  const isShared = (id: string) => screens.filter((modules) => modules.has(id)).length > 1;
  return new Set(all.filter((id) => isShared(id) && !ofHome.has(id)));
}

/** Tells whether a module is a source of the web client. Packages and the domain have their own files. */
function isOurs(id: string): boolean {
  return id.startsWith(src);
}

function reached(from: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const all = new Set(from);
  for (const id of all) for (const one of next(id)) all.add(one);
  return all;
}
