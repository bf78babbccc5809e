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
import { toastError } from '../../ui/toast/toasts.ts';

/**
 * Button 'GUARDAR Y COMPARTIR', which saves the teams and opens the share sheet of a phone. While a team is empty the
 * button is disabled and the reason is shown. If teams made by hand break a rule, a tap shows the rule and saves
 * nothing.
 */
export function SaveTeams({
  match,
  formation,
  teams,
  why,
  notice,
  onSaved,
}: {
  match: Match;
  formation: Formation;
  teams: FormedTeams;
  why: ReturnType<typeof obstacle>;
  onSaved: () => void;
  /** Rendered above the button. */
  notice?: ReactNode;
}) {
  const { saveAndShare, isPending } = useSaveAndShare(match, teams, onSaved);
  const [isRefused, setRefused] = useState(false);
  const isMissing = why?.kind === 'missing';
  const reason = isMissing || isRefused ? why?.sentence : undefined;

  function save(): void {
    setRefused(why !== null);
    if (why) toastError(why.sentence);
    else void saveAndShare(originOf(formation));
  }

  return (
    <StickyAction>
      <div className="flex min-w-0 flex-col gap-2 md:w-full">
        {notice}
        {reason && (
          <p
            id="why-not-saved"
            // Wider screens hide the rule here, because it is shown right above, under the board.
            className={
              isMissing ? 'text-center' : 'text-sm leading-snug text-pretty text-danger md:sr-only'
            }
          >
            {reason}
          </p>
        )}
        <Button
          variant="grass"
          loading={isPending}
          disabled={isMissing}
          aria-describedby={reason ? 'why-not-saved' : undefined}
          onClick={save}
        >
          <Icon name="save" />
          GUARDAR Y COMPARTIR
        </Button>
      </div>
    </StickyAction>
  );
}
