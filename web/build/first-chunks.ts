import { join } from 'node:path';

/** What the bundler tells of a module. */
type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const src = join(import.meta.dirname, '../src');
/** They do without what only signed-in screens need. */
const OPEN_SCREENS = ['screens/landing/landing-screen.tsx', 'screens/privacy/privacy-screen.tsx'];
/** What nearly every further screen is made of: `home` has room for it, and so they are light. */
const KIT = [
  '../../domain/src/players/skill-level.ts',
  '../../domain/src/players/told-apart.ts',
  '../../domain/src/text/name-list.ts',
  '../../domain/src/pick.ts',
  '../../domain/src/result.ts',
  'matches/last-match.ts',
  'matches/use-forget-match.ts',
  'teams/team-constraints.ts',
  'account/organiser.ts',
  'sync/cache/invalidate.ts',
  'sync/cache/paged-query-of.ts',
  'sync/failure-sentence.ts',
  'lib/use-is-mounted.ts',
  'lib/use-event-callback.ts',
  'lib/share.ts',
  'forms/draft.ts',
  'sync/use-stored-value.ts',
  'ui/inputs/field.tsx',
  'ui/inputs/select.tsx',
  'ui/page.tsx',
  'ui/sticky-action.tsx',
  'ui/inputs/text-input.tsx',
];
/** It names every module of the domain, used or not. */
const BARREL = /domain\/src\/index\.ts$/;
/** A few lines of text each, and every further screen needs some; of these only one page does. */
const ROUTES = /domain\/src\/(?!account|levels|notices|operations|survey)\w+\/routes\.ts$/;
/** Small, and needed by the same screens: three files would weigh a third more. */
const LINK = /src\/(?:group-link\/(?:link|link-panel|routes)|autopilot\/pilot-offer)\.tsx?$/;
/** What these share is one file, and what the first two share another: some twenty would weigh a tenth more. */
const MATCH_SCREENS = [
  'screens/confirm-attendance/confirm-attendance-screen.tsx',
  'screens/form-teams/form-teams-screen.tsx',
  'screens/share-teams/share-teams-screen.tsx',
];
/** These need a part of that, and not the rest. */
const OTHER_SCREENS = [
  'screens/add-players/add-players-screen.tsx',
  'screens/create-match/create-match-screen.tsx',
  'screens/history/history-screen.tsx',
  'screens/profile/profile-screen.tsx',
];
/** Small files that the same screens need: each by itself would weigh half as much again. The others come with what these share. */
const TOGETHER = {
  match:
    /domain\/src\/(?:sync\/(?:apply-response|coalesce|next-request|pending-change)|attendance\/match-player|text\/team-messages|sharing\/whatsapp-link)\.ts$|src\/teams\/show-teams\.ts$/,
  formation: /src\/forms\/undo-offer\.ts$/,
  balance: /domain\/src\/teams\/(?:best-first|balance-teams|check-balance)\.ts$/,
  picture: /src\/sharing\/(?:prepare-share|save-picture|use-prepared)\.ts$/,
  // the message that calls a group, which home has, too
  call: /\/(?:use-group-call|use-group-message|group-call|link-of-day|attendance\/calls)\.ts$/,
};
/** The barrels of the query library name these too, which only a few further screens use. */
const SELDOM =
  /\/(?:infiniteQueryObserver|queriesObserver|useInfiniteQuery|useQueries|useMutationState|useIsFetching)\.js$/;

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
    if (wholes.home.has(id) || ROUTES.test(id)) return 'home';
    return LINK.test(id) ? 'link' : null;
  };
}

function measure(graph: Graph) {
  const base = needed(graph, 'main.tsx');
  const open = needed(graph, ...OPEN_SCREENS);
  const first = needed(
    graph,
    'app/session/user-session.tsx',
    'screens/dashboard/dashboard-screen.tsx',
  );
  const home = new Set([...first, ...needed(graph, ...KIT)]);
  const shared = [...open].filter((id) => home.has(id));
  return { base: new Set([...base, ...shared]), home };
}

/** The chunk of what screens of a match share, and no other screen needs. */
export function matchChunk(): (id: string, graph: Graph) => string | null {
  let shared: { match: Set<string>; formation: Set<string> } | undefined;
  return (id, graph) => {
    shared ??= sharedByMatchScreens(graph);
    if (shared.match.has(id)) return 'match';
    if (shared.formation.has(id)) return 'formation';
    return Object.entries(TOGETHER).find(([, files]) => files.test(id))?.[0] ?? null;
  };
}

function sharedByMatchScreens(graph: Graph) {
  const others = needed(graph, ...OTHER_SCREENS);
  const ofScreens = MATCH_SCREENS.map((screen) => needed(graph, screen));
  const ofFirst = (count: number) => {
    const [one, ...rest] = ofScreens.slice(0, count);
    const isShared = (id: string) => rest.every((ids) => ids.has(id)) && !others.has(id);
    return new Set([...(one ?? [])].filter(isShared));
  };
  return { match: ofFirst(3), formation: ofFirst(2) };
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
