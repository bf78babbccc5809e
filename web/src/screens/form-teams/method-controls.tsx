import {
  type MatchPlayer,
  MESSAGES,
  MIN_CONFIRMED_FOR_TEAMS,
  type TeamOrigin,
} from '@picadito/domain';
import type { Dispatch } from 'react';
import { toast, toastError } from '../../ui/toast/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import type { Formation, FormationAction } from '../../teams/formation.ts';
import { FormationError } from './balance-panel.tsx';

const METHODS: readonly { value: TeamOrigin; label: string }[] = [
  { value: 'automatic', label: 'Automático' },
  { value: 'manual', label: 'Manual' },
];

type Controls = { formation: Formation; dispatch: Dispatch<FormationAction> };

/** Lets the organiser choose between automatic and manual teams. */
export function MethodChoice({ formation, dispatch }: Controls) {
  return (
    <Segmented
      label="Método"
      options={METHODS}
      value={formation.method}
      onChange={(method) => dispatch({ type: 'method', method })}
    />
  );
}

/**
 * Button that forms the teams by the algorithm, or empties them in the manual method. It is below the board, so that
 * its effect is in sight. It is prominent only while the board is empty, because later the main action is to save.
 */
export function MethodAction({
  formation,
  players,
  dispatch,
}: Controls & { players: readonly MatchPlayer[] }) {
  const confirmed = players.filter(({ status }) => status === 'confirmed');
  const isEmpty = formation.places.size === 0;

  function generate() {
    dispatch({ type: 'generate', confirmed });
    if (confirmed.length < MIN_CONFIRMED_FOR_TEAMS) {
      toastError(MESSAGES.teamsTooFew);
    } else {
      toast({ title: 'Éxito', description: 'Equipos generados correctamente', isEcho: true });
    }
  }

  if (formation.method === 'manual') {
    return (
      <Button variant="ghost" disabled={isEmpty} onClick={() => dispatch({ type: 'clear' })}>
        <Icon name="reload" />
        EMPEZAR DE CERO
      </Button>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <Button variant={isEmpty ? 'coin' : 'ghost'} onClick={generate}>
        <Icon name="shuffle" />
        GENERAR EQUIPOS
      </Button>
      <FormationError error={formation.error} />
    </div>
  );
}
