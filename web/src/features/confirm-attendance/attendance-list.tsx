import { type MatchPlayer, matchesSearch } from '@picadito/domain';
import { Children, type ReactNode, useRef, useState } from 'react';
import { SearchInput } from '../../ui/search-input.tsx';
import { AttendanceCard } from './attendance-card.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useSettledGroups } from './use-settled-groups.ts';

type Handlers = {
  chosen: ReadonlySet<string>;
  onToggle: (player: MatchPlayer) => Promise<void>;
  onChoose: (id: string) => void;
  onRemove: (player: MatchPlayer) => void;
};

/** The players in two groups, found by name; 500 px high with its own scroll from 768 px up. */
export function AttendanceList({ players, ...handlers }: Handlers & { players: MatchPlayer[] }) {
  const [query, setQuery] = useState('');
  const found = players.filter(({ name }) => matchesSearch(name, query));
  const settled = useSettledGroups(players);
  const confirmed = found.filter(({ id }) => settled.has(id));
  const pending = found.filter(({ id }) => !settled.has(id));
  const list = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(list, [...settled].join(' '));
  const confirmedCount = found.filter((player) => player.confirmed).length;
  return (
    <div className="md:col-start-1 md:row-start-1">
      <SearchInput
        label="Buscar jugador por nombre"
        value={query}
        onChange={setQuery}
        resultText={query ? resultsOf(found.length) : ''}
      />
      <div
        ref={list}
        {...keptFocus}
        className="relative mt-3 flex flex-col gap-5 md:-mr-2 md:max-h-[500px] md:scroll-py-2 md:overflow-y-auto md:pr-2"
      >
        {query !== '' && found.length === 0 ? (
          <p className="py-6 text-center text-mute">Ningún jugador se llama “{query}”.</p>
        ) : (
          <>
            <Group
              title="Pendientes"
              count={found.length - confirmedCount}
              empty="Ya confirmaron todos."
            >
              {pending.map((player) => (
                <Row key={player.id} player={player} {...handlers} />
              ))}
            </Group>
            <Group title="Confirmados" count={confirmedCount} empty="Todavía no confirmó nadie.">
              {confirmed.map((player) => (
                <Row key={player.id} player={player} {...handlers} />
              ))}
            </Group>
          </>
        )}
      </div>
    </div>
  );
}

function Group({
  title,
  count,
  empty,
  children,
}: {
  title: string;
  count: number;
  empty: string;
  children: ReactNode;
}) {
  return (
    <section aria-label={title}>
      <h2 className="mb-1 font-display text-d3 tracking-wide">
        {title} ({count})
      </h2>
      {Children.count(children) === 0 ? (
        <p className="text-mute">{empty}</p>
      ) : (
        <ul className="flex flex-col gap-2">{children}</ul>
      )}
    </section>
  );
}

function Row({ player, chosen, onToggle, onChoose, onRemove }: Handlers & { player: MatchPlayer }) {
  return (
    <AttendanceCard
      player={player}
      isChosen={chosen.has(player.id)}
      onToggle={() => void onToggle(player)}
      onChoose={() => onChoose(player.id)}
      onRemove={() => onRemove(player)}
    />
  );
}

function resultsOf(count: number): string {
  return count === 1 ? '1 jugador encontrado' : `${count} jugadores encontrados`;
}
