import { teamIds, type Match } from '@picadito/domain';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { showTeams } from '../../teams/show-teams.ts';
import { useSaveTeams } from '../../teams/teams.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { paths } from '../../lib/paths.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { toast, toastError } from '../../ui/toast/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StickyAction } from '../../ui/sticky-action.tsx';
import {
  type FormedTeams,
  type Formation,
  type obstacle,
  originOf,
} from '../../teams/formation.ts';
import { toastShareOutcome } from '../../sharing/toast-share-outcome.ts';
import { TEAM_FAILURES } from '../../teams/failures.ts';
import { useShareOnSave } from './use-share-on-save.ts';

type TeamsToShare = {
  match: Match;
  formation: Formation;
  teams: FormedTeams;
  why: ReturnType<typeof obstacle>;
  onSaved: () => void;
};

/**
 * 'GUARDAR Y COMPARTIR': disabled, with the reason, while a team is empty; the manual rule shows on a tap. A phone's share
 * sheet opens in the same tap.
 */
export function SaveTeams({
  match,
  formation,
  teams,
  why,
  notice,
  onSaved,
}: TeamsToShare & {
  /** Above the button. */
  notice?: ReactNode;
}) {
  const { saveAndShare, isPending, isRefused } = useSaveAndShare({
    match,
    formation,
    teams,
    why,
    onSaved,
  });
  const isMissing = why?.kind === 'missing';
  const reason = isMissing || isRefused ? why?.sentence : undefined;

  return (
    <StickyAction>
      <div className="flex min-w-0 flex-col gap-2 md:w-full">
        {notice}
        {reason && (
          <p
            id="why-not-saved"
            // on wider screens the rule stands right above, under the board
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
          onClick={() => void saveAndShare()}
        >
          <Icon name="save" />
          GUARDAR Y COMPARTIR
        </Button>
      </div>
    </StickyAction>
  );
}

function useSaveAndShare({ match, formation, teams, why, onSaved }: TeamsToShare) {
  const [, navigate] = useLocation();
  const save = useSaveTeams(match);
  const share = useShareOnSave(match, teams);
  const isMounted = useIsMounted();
  const [isRefused, setRefused] = useState(false);

  async function saveAndShare() {
    setRefused(why !== null);
    if (why) {
      toastError(why.sentence);
      return;
    }
    // within the tap, while the save is under way
    const sharing = share?.();
    void sharing?.then((outcome) => toastShareOutcome(outcome, 'Mandalos desde acá.'));
    let outcome: Awaited<ReturnType<typeof save.mutateAsync>>;
    try {
      outcome = await save.mutateAsync({ ...teamIds(teams), createdBy: originOf(formation) });
    } catch (error) {
      const action = TEAM_FAILURES.save;
      toastError(failureSentence(error, { action }));
      return;
    }
    onSaved();
    void sharing?.then((shared) => shared === 'shared' && showTeams(match));
    // the outbox reports a pending save itself
    if (outcome === 'saved')
      toast({ title: 'Éxito', description: 'Equipos guardados correctamente' });
    if (isMounted()) navigate(paths.shareTeams(match.id));
  }

  return { saveAndShare, isPending: save.isPending, isRefused };
}
