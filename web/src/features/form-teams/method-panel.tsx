import {
  type MatchPlayer,
  MESSAGES,
  MIN_CONFIRMED_FOR_TEAMS,
  type TeamOrigin,
} from '@picadito/domain';
import type { Dispatch } from 'react';
import { toast } from '../../state/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import type { Formation, FormationAction } from './formation.ts';
import { FormationError } from './formation-error.tsx';

const METHODS: readonly { value: TeamOrigin; label: string }[] = [
  { value: 'automatic', label: 'Automático' },
  { value: 'manual', label: 'Manual' },
];

/** How the teams are made. */
export function MethodPanel({
  formation,
  players,
  dispatch,
}: {
  formation: Formation;
  players: readonly MatchPlayer[];
  dispatch: Dispatch<FormationAction>;
}) {
  const confirmed = players.filter((player) => player.confirmed);

  function generate() {
    dispatch({ type: 'generate', confirmed });
    if (confirmed.length < MIN_CONFIRMED_FOR_TEAMS) {
      toast({ title: 'Error', description: MESSAGES.teamsTooFew, tone: 'bad' });
    } else {
      toast({ title: 'Éxito', description: 'Equipos generados correctamente' });
    }
  }

  return (
    <Panel as="div" className="flex flex-col gap-4">
      <Segmented
        label="Método"
        options={METHODS}
        value={formation.method}
        onChange={(method) => dispatch({ type: 'method', method })}
      />
      {formation.method === 'automatic' ? (
        <Button onClick={generate}>
          <Icon name="shuffle" />
          GENERAR EQUIPOS
        </Button>
      ) : (
        <Button
          variant="ghost"
          disabled={formation.places.size === 0}
          onClick={() => dispatch({ type: 'clear' })}
        >
          <Icon name="reload" />
          EMPEZAR DE CERO
        </Button>
      )}
      {formation.method === 'automatic' && <FormationError error={formation.error} />}
    </Panel>
  );
}
