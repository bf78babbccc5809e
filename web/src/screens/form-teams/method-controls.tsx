import { type MatchPlayer, MIN_CONFIRMED_FOR_TEAMS, type TeamOrigin } from '@picadito/domain';
import { type Dispatch, useRef } from 'react';
import { flushSync } from 'react-dom';
import { bringIntoSight } from '../../lib/bring-into-sight.ts';
import { toast } from '../../ui/toast/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import type { Formation, FormationAction, FormedTeams } from '../../teams/formation.ts';
import { FormationError } from './balance-panel.tsx';

const METHODS: readonly { value: TeamOrigin; label: string }[] = [
  { value: 'automatic', label: 'Automático' },
  { value: 'manual', label: 'Manual' },
];

type Controls = { formation: Formation; dispatch: Dispatch<FormationAction> };

export function MethodChoice({
  formation,
  ready,
  dispatch,
}: Controls & {
  /** The best automatic teams; undefined while too few players are confirmed. */
  ready: FormedTeams | undefined;
}) {
  return (
    <Segmented
      label="Método"
      options={METHODS}
      value={formation.method}
      onChange={(method) => dispatch({ type: 'method', method, ready })}
    />
  );
}

/**
 * Button that forms the teams by the algorithm, or empties them in the manual method. It is prominent only while the
 * board is empty and enough players are confirmed, because later the main action is to save.
 */
export function MethodAction({
  formation,
  players,
  dispatch,
  onChanged,
}: Controls & {
  players: readonly MatchPlayer[];
  /** `isDealt` is true if the teams were formed anew. */
  onChanged: (isDealt: boolean) => void;
}) {
  const problem = useRef<HTMLDivElement>(null);
  const confirmed = players.filter(({ status }) => status === 'confirmed');
  const isEmpty = formation.places.size === 0;
  const isNext = isEmpty && confirmed.length >= MIN_CONFIRMED_FOR_TEAMS;

  function generate() {
    // The board shows the teams before it moves their players.
    flushSync(() => dispatch({ type: 'generate', confirmed }));
    if (confirmed.length < MIN_CONFIRMED_FOR_TEAMS) {
      bringIntoSight(() => problem.current);
      return;
    }
    toast({ title: 'Éxito', description: 'Equipos generados correctamente', isEcho: true });
    onChanged(true);
  }

  function clear() {
    dispatch({ type: 'clear' });
    onChanged(false);
  }

  if (formation.method === 'manual') {
    return (
      <Button variant="ghost" disabled={isEmpty} onClick={clear}>
        <Icon name="reload" />
        EMPEZAR DE CERO
      </Button>
    );
  }
  return (
    <div ref={problem} className="flex flex-col gap-4">
      <Button variant={isNext ? 'coin' : 'ghost'} aria-keyshortcuts="Alt+G" onClick={generate}>
        <Icon name="shuffle" />
        GENERAR EQUIPOS
      </Button>
      <FormationError error={formation.error} />
    </div>
  );
}
