import type { Match } from '@picadito/domain';
import { type ReactNode, useState } from 'react';
import { useSaveAndShare } from '../../sharing/use-save-and-share.ts';
import {
  type FormedTeams,
  type Formation,
  type obstacle,
  originOf,
} from '../../teams/formation.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StickyAction } from '../../ui/page.tsx';
import { bringIntoSight } from '../../lib/bring-into-sight.ts';
import { ReplaceQuestion } from './replace-question.tsx';
import type { useFormation } from './use-formation.ts';

/** Id of the sentence about uneven teams, which is below the board as long as the teams are uneven. */
export const BALANCE_RULE = 'balance-rule';
const WHY_NOT_SAVED = 'why-not-saved';

type Props = {
  match: Match;
  formation: Formation;
  teams: FormedTeams;
  why: ReturnType<typeof obstacle>;
  onSaved: () => void;
  /** Content that is rendered above the button. */
  notice?: ReactNode;
} & Pick<ReturnType<typeof useFormation>, 'meanwhile' | 'takeSaved'>;

/**
 * Button 'GUARDAR Y COMPARTIR', which saves the teams and opens the share sheet of a phone. While a team is empty the
 * button is disabled and the reason is shown. If teams made by hand break a rule, a tap saves nothing and leads to the
 * sentence about the rule. Teams that another device has saved meanwhile are replaced only after a question.
 */
export function SaveTeams({
  match,
  formation,
  teams,
  why,
  notice,
  meanwhile,
  takeSaved,
  onSaved,
}: Props) {
  const { saveAndShare, isPending } = useSaveAndShare(match, teams, onSaved);
  const [isAsked, setAsked] = useState(false);
  // The question does not come back by itself once the other teams are the same or gone.
  if (isAsked && !meanwhile) setAsked(false);
  const isMissing = why?.kind === 'missing';

  function save(): void {
    if (why !== null) showRule();
    else if (meanwhile) setAsked(true);
    else replace();
  }

  function replace(): void {
    setAsked(false);
    void saveAndShare(originOf(formation));
  }

  return (
    <StickyAction>
      <div className="flex min-w-0 flex-col gap-2 md:w-full">
        {notice}
        {isMissing && (
          <p id={WHY_NOT_SAVED} className="text-center">
            {why.sentence}
          </p>
        )}
        <p role="status" className={meanwhile ? 'text-center' : 'sr-only'}>
          {meanwhile && 'Alguien guardó otros equipos.'}
        </p>
        <Button
          variant="grass"
          aria-keyshortcuts="Alt+S"
          loading={isPending}
          disabled={isMissing}
          aria-describedby={why ? (isMissing ? WHY_NOT_SAVED : BALANCE_RULE) : undefined}
          onClick={save}
        >
          <Icon name="save" />
          GUARDAR Y COMPARTIR
        </Button>
      </div>
      <ReplaceQuestion
        saved={isAsked ? meanwhile : null}
        onReplace={replace}
        onTake={takeSaved}
        onCancel={() => setAsked(false)}
      />
    </StickyAction>
  );
}

function showRule(): void {
  const rule = document.getElementById(BALANCE_RULE);
  bringIntoSight(() => rule);
  rule?.focus({ preventScroll: true });
}
