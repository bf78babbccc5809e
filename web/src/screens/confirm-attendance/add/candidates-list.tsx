import { type Match, type MatchPlayer, type Player, searchFor } from '@picadito/domain';
import { useEffect, useRef, useState } from 'react';
import { useLists } from '../../../players/lists/lists.ts';
import { SearchInput } from '../../../ui/inputs/search-input.tsx';
import { candidatesFor } from './candidates.ts';
import { useAdding } from './use-adding.ts';
import { Button } from '../../../ui/button.tsx';
import { nothingFound } from '../../../lib/nothing-found.ts';

/** Maximum number of rows, because all lists together may be long. The search finds the players who are not shown. */
const SHOWN_MAX = 30;

/** Shows the organiser's players who are not in this match, with a search by name. */
export function Candidates({
  match,
  players,
  mine,
}: {
  match: Match;
  players: readonly MatchPlayer[];
  mine: readonly Player[];
}) {
  const [query, setQuery] = useState('');
  const lists = useLists().data;
  const box = useRef<HTMLDivElement>(null);
  const { adding, add } = useAdding(match.id);
  const all = candidatesFor(match, players, mine);
  const searched = query.trim();
  const isFound = searchFor(searched);
  const found = all.filter(({ player }) => isFound(player.name));

  useEffect(() => {
    // The row of an added player is removed, and the focus is lost with it.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [all.length]);

  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {all.length === 0 ? (
        <p className="text-mute">Todos tus jugadores ya están en este partido.</p>
      ) : (
        <SearchInput
          label="Buscar jugador para sumar"
          value={query}
          onChange={setQuery}
          resultText={searched ? `${found.length} de ${all.length}` : undefined}
        />
      )}
      {all.length > 0 && found.length === 0 && (
        <p className="py-4 text-center text-mute">
          {nothingFound('Nadie fuera del partido se llama', searched)}
        </p>
      )}
      <ul
        aria-label="Jugadores para sumar"
        className="relative mt-3 flex flex-col gap-2 empty:hidden md:max-h-[400px] md:scroll-pane"
      >
        {found.slice(0, SHOWN_MAX).map(({ player, isGuest }) => (
          <CandidateRow
            key={player.id}
            player={player}
            from={isGuest ? lists?.find(({ id }) => id === player.listId)?.name : undefined}
            isGuest={isGuest}
            busy={adding.has(player.id)}
            onAdd={() => void add(player)}
          />
        ))}
      </ul>
      {found.length > SHOWN_MAX && (
        <p className="mt-3 text-mute">
          Hay {found.length - SHOWN_MAX} más: buscá al que falta por su nombre.
        </p>
      )}
    </div>
  );
}

/**
 * Row of a player who can be added to the match: a player of the match's own list, or a guest, who comes from another
 * list.
 */
export function CandidateRow({
  player,
  isGuest,
  from,
  busy,
  onAdd,
}: {
  player: Player;
  isGuest: boolean;
  /** The name of the list from which a guest comes; undefined for a player of the match's own list. */
  from: string | undefined;
  busy: boolean;
  onAdd: () => void;
}) {
  return (
    <li className="flex items-center gap-3 big-text:flex-wrap bg-raised py-1 pr-1 pl-3">
      <div className="min-w-0 flex-1 py-1 big-text:basis-full">
        <p className="text-[1.0625rem] leading-snug font-bold">{player.name}</p>
        <p className="text-sm text-mute">
          Nivel {player.skillLevel} ·{' '}
          {isGuest ? <span className="text-cyan">Invitado</span> : 'De la lista del partido'}
          {from && ` · ${from}`}
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        loading={busy}
        aria-label={`SUMAR a ${player.name}`}
        onClick={onAdd}
      >
        SUMAR
      </Button>
    </li>
  );
}
