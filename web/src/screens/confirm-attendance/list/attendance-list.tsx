import { type Match, type MatchPlayer, searchFor, type TeamName } from '@picadito/domain';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { SearchInput } from '../../../ui/inputs/search-input.tsx';
import { AddToMatchButton } from '../add/add-to-match-button.tsx';
import {
  type AttendanceGroup,
  groupOf,
} from '../../../features/confirm-attendance/attendance-groups.ts';
import {
  AttendanceCard,
  type CardActions,
} from '../../../features/confirm-attendance/attendance-card.tsx';
import { useAddPanel } from '../add/use-add-panel.ts';
import { useGrowingCount } from './use-growing-count.ts';
import { useKeptFocus } from './use-restored-focus.ts';
import { useSettledGroups } from './use-settled-groups.ts';

/** Cards of the first paint; the others follow without holding it up. */
const FIRST_CARDS = 20;
/** From so many cards on the browser lays out only those in sight. */
const MANY_CARDS = 40;

/**
 * The players in groups by what they answered, found by name; 500 px high with its own scroll from 768 px up. A tap shows at once;
 * what is found comes when typing leaves time for it.
 */
export function AttendanceList({
  match,
  players,
  chosen,
  called,
  waiting,
  places,
  actions,
}: {
  match: Match;
  players: MatchPlayer[];
  chosen: ReadonlySet<string>;
  called: ReadonlySet<string>;
  waiting: ReadonlySet<string>;
  places: ReadonlyMap<string, TeamName>;
  actions: CardActions;
}) {
  const [query, setQuery] = useState('');
  const { Panel: AddToMatch, toggle } = useAddPanel();
  const searched = useDeferredValue(query).trim();
  const found = useMemo(() => {
    const isFound = searchFor(searched);
    return new Set(players.filter(({ name }) => isFound(name)).map(({ id }) => id));
  }, [players, searched]);
  const settled = useSettledGroups(players);
  const list = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(list, [...settled].join(' '));
  const inGroup = (group: AttendanceGroup) =>
    players.filter(({ id }) => (settled.get(id) ?? 'pending') === group);
  const foundIn = (group: AttendanceGroup) =>
    players.filter((player) => groupOf(player) === group && found.has(player.id)).length;
  const drawn = useGrowingCount(FIRST_CARDS, players.length);
  const cardsOf = (group: readonly MatchPlayer[]) =>
    group
      .slice(0, drawn)
      .map((player) => (
        <AttendanceCard
          key={player.id}
          player={player}
          hidden={!found.has(player.id)}
          isChosen={chosen.has(player.id)}
          isCalled={called.has(player.id)}
          isWaiting={waiting.has(player.id)}
          team={places.get(player.id)}
          actions={actions}
        />
      ));
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
      <div
        ref={list}
        {...keptFocus}
        className="relative mt-3 flex flex-col gap-5 md:-mr-2 md:max-h-[500px] md:scroll-pane md:pr-2"
      >
        {found.size === 0 && (
          <p className="py-6 text-center text-mute">
            Ningún jugador de este partido se llama «{searched}».
          </p>
        )}
        <Group
          title="Pendientes"
          count={foundIn('pending')}
          empty={searched ? null : noPending(players)}
        >
          {cardsOf(inGroup('pending'))}
        </Group>
        <Group
          title="Confirmados"
          count={foundIn('confirmed')}
          empty={searched ? null : 'Todavía no confirmó nadie.'}
        >
          {cardsOf(inGroup('confirmed'))}
        </Group>
        <Group title="No van" count={foundIn('declined')} empty={null}>
          {cardsOf(inGroup('declined'))}
        </Group>
      </div>
    </div>
  );
}

/** Goes when it has nothing to show and nothing to say about that. */
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

function noPending(players: readonly MatchPlayer[]): string {
  return players.some(({ declined }) => declined)
    ? 'Ya contestaron todos.'
    : 'Ya confirmaron todos.';
}

function resultsOf(count: number): string {
  return count === 1 ? '1 jugador encontrado' : `${count} jugadores encontrados`;
}
