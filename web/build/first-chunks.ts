import { join } from 'node:path';

/** What the bundler tells of a module. */
type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const src = join(import.meta.dirname, '../src');
/** They do without what only signed-in screens need. */
const OPEN_SCREENS = ['features/landing/landing-screen.tsx', 'features/privacy/privacy-screen.tsx'];
/** What nearly every further screen is made of: `home` has room for it, and so they are light. */
const KIT = [
  '../../domain/src/players/skill-level.ts',
  '../../domain/src/text/screen-messages.ts',
  'api/organiser.ts',
  'api/touched.ts',
  'components/use-player-search.ts',
  'lib/failure-sentence.ts',
  'lib/use-is-here.ts',
  'lib/use-stable.ts',
  'state/draft.ts',
  'state/kept-value.ts',
  'ui/field.tsx',
  'ui/page.tsx',
  'ui/search-input.tsx',
  'ui/sticky-action.tsx',
  'ui/text-input.tsx',
];
/** It names every module of the domain, whether anybody uses it or not. */
const BARREL = /domain\/src\/index\.ts$/;
/** The barrels of the query library name these too, which only a few further screens use. */
const SELDOM = /\/(?:infiniteQueryObserver|useInfiniteQuery|useMutationState|useIsFetching)\.js$/;

/**
 * The chunk of a module that the first screens need: `base` is what the page begins with, `home` what the first
 * signed-in screen adds to it. Left to itself the bundler makes twenty small files of them, which a slow phone
 * asks for one behind another.
 */
export function firstChunks(): (id: string, graph: Graph) => string | null {
  let wholes: { base: Set<string>; home: Set<string> } | undefined;
  return (id, graph) => {
    wholes ??= measure(graph);
    if (wholes.base.has(id)) return 'base';
    return wholes.home.has(id) ? 'home' : null;
  };
}

function measure(graph: Graph) {
  const base = needed(graph, 'main.tsx');
  const open = needed(graph, ...OPEN_SCREENS);
  const first = needed(graph, 'app/signed-in.tsx', 'features/dashboard/dashboard-screen.tsx');
  const home = new Set([...first, ...needed(graph, ...KIT)]);
  const shared = [...open].filter((id) => home.has(id));
  return { base: new Set([...base, ...shared]), home };
}

/** The modules that these files import without `import()`, and theirs. */
function needed(graph: Graph, ...files: string[]): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id) || BARREL.test(id) || SELDOM.test(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  for (const file of files) visit(join(src, file));
  return found;
}
