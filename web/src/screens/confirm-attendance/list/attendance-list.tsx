import {
  ATTENDANCE_STATUSES,
  type AttendanceStatus,
  type Match,
  type MatchPlayer,
  searchFor,
  type TeamName,
} from '@picadito/domain';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { SearchInput } from '../../../ui/inputs/search-input.tsx';
import { AddToMatchButton } from '../add/add-to-match-button.tsx';
import { AttendanceCard, type CardActions } from './attendance-card.tsx';
import { useAddPanel } from '../add/use-add-panel.ts';
import { useGrowingCount } from './use-growing-count.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import { useSettledGroups } from './use-settled-groups.ts';

/** Cards of the first paint; the others follow in later frames. */
const FIRST_CARDS = 20;
/** From so many cards on the browser lays out only the visible ones. */
const MANY_CARDS = 40;

type CardStates = {
  chosen: ReadonlySet<string>;
  called: ReadonlySet<string>;
  pending: ReadonlySet<string>;
  places: ReadonlyMap<string, TeamName>;
  actions: CardActions;
};

/** The players of a match, searched by name, and the way to add one. The search result is deferred while typing. */
export function AttendanceList({
  match,
  players,
  ...cards
}: { match: Match; players: MatchPlayer[] } & CardStates) {
  const [query, setQuery] = useState('');
  const { Panel: AddToMatch, toggle } = useAddPanel();
  const { searched, found } = useFoundPlayers(players, query);
  return (
    <div className="md:col-start-1 md:row-start-1">
      <div className="flex items-start gap-3">
        <div className="mt-1 min-w-0 flex-1">
          <SearchInput
            label="Buscar jugador por nombre"
            value={query}
            onChange={setQuery}
            resultText={searched ? resultsOf(found.size) : ''}
          />
        </div>
        <AddToMatchButton isOpen={AddToMatch !== null} onToggle={toggle} />
      </div>
      {AddToMatch && (
        <div className="mt-3">
          <AddToMatch match={match} players={players} />
        </div>
      )}
      <AttendanceGroups players={players} searched={searched} found={found} {...cards} />
    </div>
  );
}

/** The players in groups by status; 500 px high with its own scroll from 768 px up. A tap shows at once. */
function AttendanceGroups({
  players,
  searched,
  found,
  ...cards
}: { players: MatchPlayer[]; searched: string; found: ReadonlySet<string> } & CardStates) {
  const settled = useSettledGroups(players);
  const list = useRef<HTMLDivElement>(null);
  const restoredFocus = useRestoredFocus(list, [...settled].join(' '));
  const drawn = useGrowingCount(FIRST_CARDS, players.length);
  const inGroup = (group: AttendanceStatus) =>
    players.filter(({ id }) => (settled.get(id) ?? 'pending') === group);
  const foundIn = (group: AttendanceStatus) =>
    players.filter(({ id, status }) => status === group && found.has(id)).length;
  return (
    <div
      ref={list}
      {...restoredFocus}
      className="relative mt-3 flex flex-col gap-5 md:-mr-2 md:max-h-[500px] md:scroll-pane md:pr-2"
    >
      {found.size === 0 && (
        <p className="py-6 text-center text-mute">
          Ningún jugador de este partido se llama «{searched}».
        </p>
      )}
      {ATTENDANCE_STATUSES.map((group) => (
        <Group
          key={group}
          title={GROUPS[group].title}
          count={foundIn(group)}
          empty={searched ? null : GROUPS[group].empty(players)}
        >
          {cardsOf(inGroup(group).slice(0, drawn), found, cards)}
        </Group>
      ))}
    </div>
  );
}

function cardsOf(
  players: readonly MatchPlayer[],
  found: ReadonlySet<string>,
  { chosen, called, pending, places, actions }: CardStates,
) {
  return players.map((player) => (
    <AttendanceCard
      key={player.id}
      player={player}
      hidden={!found.has(player.id)}
      isChosen={chosen.has(player.id)}
      isCalled={called.has(player.id)}
      isPending={pending.has(player.id)}
      team={places.get(player.id)}
      actions={actions}
    />
  ));
}

/** The groups in their order; `empty` is said of one without players, null hides it. */
const GROUPS: Record<
  AttendanceStatus,
  { title: string; empty: (players: readonly MatchPlayer[]) => string | null }
> = {
  pending: { title: 'Pendientes', empty: noPending },
  confirmed: { title: 'Confirmados', empty: () => 'Todavía no confirmó nadie.' },
  declined: { title: 'No van', empty: () => null },
};

/** Hidden when it has neither cards nor a text for their absence. */
function Group({
  title,
  count,
  empty,
  children,
}: {
  title: string;
  count: number;
  empty: string | null;
  children: readonly ReactNode[];
}) {
  return (
    <section aria-label={title} hidden={count === 0 && empty === null}>
      <h2 className="mb-1 font-display text-d3 tracking-wide">
        {title} ({count})
      </h2>
      {count === 0 && children.length === 0 && <p className="text-mute">{empty}</p>}
      <ul
        className={classNames(
          'flex flex-col gap-2 empty:hidden',
          children.length > MANY_CARDS &&
            '*:[contain-intrinsic-size:auto_104px] *:[content-visibility:auto]',
        )}
      >
        {children}
      </ul>
    </section>
  );
}

/** The ids of the players whose name fits the query, deferred while typing. */
function useFoundPlayers(players: readonly MatchPlayer[], query: string) {
  const searched = useDeferredValue(query).trim();
  const found = useMemo(() => {
    const isFound = searchFor(searched);
    return new Set(players.filter(({ name }) => isFound(name)).map(({ id }) => id));
  }, [players, searched]);
  return { searched, found };
}

function noPending(players: readonly MatchPlayer[]): string {
  return players.some(({ status }) => status === 'declined')
    ? 'Ya contestaron todos.'
    : 'Ya confirmaron todos.';
}

function resultsOf(count: number): string {
  return count === 1 ? '1 jugador encontrado' : `${count} jugadores encontrados`;
}
