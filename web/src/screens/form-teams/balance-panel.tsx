import { divisionFacts, divisionReason, type TeamCriteria } from '@picadito/domain';
import type { Dispatch } from 'react';
import { BalanceBar } from '../../teams/balance-bar.tsx';
import type { Formation, FormationAction, FormedTeams } from '../../teams/formation.ts';
import { sidesOf } from '../../teams/sides.ts';
import type { TeamOption } from '../../teams/ready-teams.ts';
import { classNames } from '../../ui/class-names.ts';
import { OptionControl, optionOf } from './option-control.tsx';
import { SplitReason } from './split-reason.tsx';
import { EvenTeams } from './even-teams.tsx';
import { SubstitutesLine } from './substitutes-line.tsx';
import { FieldError } from '../../ui/inputs/field.tsx';

/**
 * Shows how even the teams are and the reason for this split of the players, with a control that cycles through the
 * other options. Renders nothing for teams without players.
 */
export function BalancePanel({
  formation,
  teams,
  criteria,
  options,
  dispatch,
  onTake,
}: {
  formation: Formation;
  teams: FormedTeams;
  criteria: TeamCriteria;
  options: readonly TeamOption[];
  dispatch: Dispatch<FormationAction>;
  onTake: (option: TeamOption | undefined) => void;
}) {
  const isManual = formation.method === 'manual';
  const shown = isManual ? undefined : optionOf(options, teams);
  const sides = sidesOf(teams);
  if (sides.every((side) => side.length === 0)) return null;
  const reason = divisionReason({ teams: sides, facts: divisionFacts(sides, criteria) });
  return (
    // On phones, in the manual method, the balance stays in sight while the organiser scrolls to the players.
    <div
      className={classNames(
        'flex flex-col gap-1 md:contents',
        isManual && 'sticky top-0 z-10 bg-void',
      )}
    >
      <div className="md:order-last md:col-span-2">
        <BalanceBar sides={sides} />
      </div>
      <div className="flex items-center justify-between gap-3 md:max-lg:col-span-full big-text:flex-wrap">
        <SplitReason>{shown ? `${shown.name} · ${reason}` : reason}</SplitReason>
        {isManual ? (
          <EvenTeams {...{ formation, teams, criteria, dispatch }} />
        ) : (
          <OptionControl {...{ options, shown, onTake }} />
        )}
      </div>
      {isManual && (
        <div className="empty:hidden md:order-last md:col-span-2">
          <FormationError error={formation.error} />
        </div>
      )}
      <SubstitutesLine substitutes={teams.suplente} />
    </div>
  );
}

/** Announces why the last step was refused; the next step removes the message. */
export function FormationError({ error }: { error: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
