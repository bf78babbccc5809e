import { factsOf, splitReason } from '@picadito/domain';
import { BalanceBar } from '../../teams/balance-bar.tsx';
import type { Formation, FormedTeams } from '../../teams/formation.ts';
import type { ReadyTeams, TeamCriteria } from '../../teams/ready-teams.ts';
import { Panel } from '../../ui/panel.tsx';
import { FormationError } from './formation-error.tsx';
import { NextOption } from './next-option.tsx';
import { SplitReason } from './split-reason.tsx';

/** How even the teams are and why they are as they are; others that are as good, one tap away. */
export function BalancePanel({
  formation,
  teams,
  criteria,
  options,
  onTake,
}: {
  formation: Formation;
  teams: FormedTeams;
  criteria: TeamCriteria;
  options: readonly ReadyTeams[];
  onTake: (option: ReadyTeams) => void;
}) {
  const isManual = formation.method === 'manual';
  return (
    // in the manual method the balance stays in sight down to the players
    <div className={isManual ? 'sticky top-0 z-10 bg-void md:static' : ''}>
      <Panel as="div" className="flex flex-col gap-3 max-md:p-3">
        <BalanceBar claro={teams.claro} oscuro={teams.oscuro} />
        <div className="flex items-center justify-between gap-3">
          <SplitReason>{splitReason({ ...teams, facts: factsOf(teams, criteria) })}</SplitReason>
          {!isManual && <NextOption options={options} teams={teams} onTake={onTake} />}
        </div>
        {isManual && <FormationError error={formation.error} />}
      </Panel>
    </div>
  );
}
