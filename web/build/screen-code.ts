import { join } from 'node:path';
import type { Rolldown } from 'vite';

type ModuleGraph = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

const src = join(import.meta.dirname, '../src');
const MAIN = join(src, 'main.tsx');
/** The sources that import the code of each screen. */
const TABLES = [join(src, 'app/protected-screens.ts'), join(src, 'app/screens.ts')];
/** The sources whose code home loads at once, the second one if a result is missing. */
const HOME_AT_ONCE = [MAIN, join(src, 'screens/home/asked-result.tsx')];
/** The source of the game of the landing, which must not load the app's own files with its board. */
const GAME = join(src, 'screens/landing/game/game.tsx');
/** Matches the screens whose code must come in few requests. */
const LINKED = /screens\/(?:confirm-attendance|form-teams)\//;
/** Matches the library that checks the input of forms. Home has no form, so it does not load it. */
export const SCHEMAS = /node_modules\/zod\//;
/** Matches the sources that load code as soon as the data of the screen needs it, without a tap. */
export const ON_DEMAND = /-on-demand\.tsx$/;

/**
 * Returns a function that gives a module that home loads at once the name of a built file, and any other null. Modules
 * that use the library for input are left out: home imports them by the domain's index only and would load the library.
 */
export function codeOfHome() {
  let atOnce: ReadonlySet<string> | null = null;
  return (id: string, graph: ModuleGraph): string | null => {
    const importsOf = (of: string) => graph.getModuleInfo(of)?.importedIds ?? [];
    atOnce ??= reached(HOME_AT_ONCE, importsOf);
    const isForInput = importsOf(id).some((one) => SCHEMAS.test(one));
    return atOnce.has(id) && !isForInput ? 'shared' : null;
  };
}

/**
 * Returns a function that gives a module the name of a built file, or null. Attendance and teams, which are opened by
 * links, need few requests if the modules that they share are in few files: one for modules that home loads later too,
 * and one for modules of other screens.
 */
export function codeOfMatchScreens() {
  let files: ReadonlyMap<string, string> | null = null;
  return (id: string, graph: ModuleGraph): string | null => {
    files ??= filesOfMatchScreens(graph);
    return files.get(id) ?? null;
  };
}

function filesOfMatchScreens(graph: ModuleGraph): Map<string, string> {
  const importsOf = (id: string) => (graph.getModuleInfo(id)?.importedIds ?? []).filter(isOurs);
  const dynamicImportsOf = (id: string) =>
    (graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter(isOurs);
  const laterOf = (id: string) => (TABLES.includes(id) ? [] : dynamicImportsOf(id));
  const onDemandOf = (id: string) => (ON_DEMAND.test(id) ? dynamicImportsOf(id) : []);
  const atOnce = reached(HOME_AT_ONCE, importsOf);
  const ofGame = reached([GAME], importsOf);
  const later = reached([MAIN], (id) => [...importsOf(id), ...laterOf(id)]);
  const all = TABLES.flatMap(dynamicImportsOf);
  const of = (screen: string) => reached([screen], (id) => [...importsOf(id), ...onDemandOf(id)]);
  const screens = new Map(all.map((screen) => [screen, of(screen)]));
  const files = new Map<string, string>();
  for (const screen of all.filter((id) => LINKED.test(id))) {
    for (const id of screens.get(screen) ?? []) {
      const isShared = [...screens.values()].filter((modules) => modules.has(id)).length > 1;
      if (atOnce.has(id) || ofGame.has(id)) continue;
      if (later.has(id)) files.set(id, 'match-steps');
      else if (isShared) files.set(id, 'match-screens');
    }
  }
  return files;
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
