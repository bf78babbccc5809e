import type { Match, MatchPlayer, TeamsReply } from '@picadito/domain';
import { type ComponentType, lazy, Suspense, useRef } from 'react';
import { BalanceBar } from '../../components/balance-bar.tsx';
import { type BoardCovers, PitchBoard } from '../../components/pitch-board.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AvailablePlayers } from './available-players.tsx';
import type { DragLayerProps } from './drag-layer.tsx';
import { ChipSlot, ZoneSlot } from './drag-slots.tsx';
import { obstacle, teamsOf } from '../../components/formation.ts';
import { FormationError } from './formation-error.tsx';
import { LeftBehind } from './left-behind.tsx';
import { MethodAction, MethodChoice } from './method-controls.tsx';
import { SaveTeams } from './save-teams.tsx';
import { useFormation } from './use-formation.ts';

/** Its code comes with the manual method. Where it does not arrive, the buttons do everything. */
const DragLayer = lazy<ComponentType<DragLayerProps>>(() =>
  import('./drag-layer.tsx').then(
    (code) => ({ default: code.DragLayer }),
    () => ({ default: () => null }),
  ),
);

const DRAG_SLOTS: BoardCovers = {
  chip: (playerId) => <ChipSlot playerId={playerId} />,
  team: (team) => <ZoneSlot zone={team} />,
};

/**
 * Method, board and players of one match; on desktop the players stand beside the rest. On phones all
 * are rows of one column, so that in the manual method the balance stays in sight down to the players.
 */
export function TeamsEditor({
  match,
  players,
  saved,
}: {
  match: Match;
  players: readonly MatchPlayer[];
  saved: TeamsReply | null;
}) {
  const { formation, dispatch, forget } = useFormation(match.id, players, saved);
  const teams = teamsOf(formation, players);
  const why = obstacle(formation, teams);
  const isManual = formation.method === 'manual';
  const root = useRef<HTMLDivElement>(null);
  const hasTeams = teams.claro.length + teams.oscuro.length > 0;

  return (
    <div
      ref={root}
      className="mt-4 flex flex-col gap-4 md:mt-6 md:grid md:grid-cols-2 md:items-start md:gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div className="contents min-w-0 flex-col gap-5 md:col-start-2 md:row-start-1 md:flex">
        <MethodChoice formation={formation} dispatch={dispatch} />
        {hasTeams && (
          <div className={isManual ? 'sticky top-0 z-10 bg-void md:static' : ''}>
            <Panel as="div" className="flex flex-col gap-3 max-md:p-3">
              <BalanceBar claro={teams.claro} oscuro={teams.oscuro} />
              {isManual && <FormationError error={formation.error} />}
            </Panel>
          </div>
        )}
        <PitchBoard
          claro={teams.claro}
          oscuro={teams.oscuro}
          suplentes={teams.suplente}
          covers={isManual ? DRAG_SLOTS : undefined}
        />
        <MethodAction formation={formation} players={players} dispatch={dispatch} />
        {why?.kind === 'rule' && (
          <p className="flex items-start gap-2 text-danger">
            <Icon name="warning" />
            {why.sentence}
          </p>
        )}
        <LeftBehind saved={saved} players={players} />
        <SaveTeams match={match} formation={formation} teams={teams} why={why} onSaved={forget} />
      </div>
      <AvailablePlayers formation={formation} players={players} dispatch={dispatch} />
      {isManual && (
        <Suspense fallback={null}>
          <DragLayer root={root} formation={formation} players={players} dispatch={dispatch} />
        </Suspense>
      )}
    </div>
  );
}
