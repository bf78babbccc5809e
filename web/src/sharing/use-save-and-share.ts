import { type Match, teamIds, type TeamOrigin, type Teams } from '@picadito/domain';
import { useLocation } from 'wouter';
import { paths } from '../lib/paths.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import { TEAM_FAILURES, type SavedPlayer, useSaveTeams, noteShared } from '../teams/teams.ts';
import { forgetNotifiedTeams } from '../teams/notified-teams.ts';
import { toast, toastError } from '../ui/toast/toasts.ts';
import { toastShareOutcome } from './share-outcome.ts';
import { useShareOnSave } from './use-share-on-save.ts';

/**
 * Returns `saveAndShare`, which saves the teams of a match and opens the screen that shares them. On a phone the share
 * sheet opens in the same tap, because browsers open it only in a tap's handler.
 */
export function useSaveAndShare(match: Match, teams: Teams<SavedPlayer>, onSaved?: () => void) {
  const [, navigate] = useLocation();
  const save = useSaveTeams(match);
  const share = useShareOnSave(match, teams);

  async function saveAndShare(createdBy: TeamOrigin): Promise<void> {
    const { href } = window.location;
    // Browsers open the share sheet only within a tap, so it opens before the request that saves the teams has ended.
    const sharing = share?.();
    void sharing?.then((outcome) => toastShareOutcome(outcome, 'Mandalos desde acá.'));
    let outcome: Awaited<ReturnType<typeof save.mutateAsync>>;
    try {
      outcome = await save.mutateAsync({ ...teamIds(teams), createdBy });
    } catch (error) {
      const action = TEAM_FAILURES.save;
      toastError(failureSentence(error, { action }));
      return;
    }
    onSaved?.();
    forgetNotifiedTeams(match.id);
    void sharing?.then((shared) => shared === 'shared' && noteShared(match));
    // The outbox reports a pending save itself.
    if (outcome === 'saved')
      toast({ title: 'Éxito', description: 'Equipos guardados correctamente' });
    // The organiser may have left the page while the request ran. The address is compared for that: whether this
    // component is mounted says nothing, because the saved teams may have replaced it.
    if (window.location.href === href) navigate(paths.shareTeams(match.id));
  }

  return { saveAndShare, isPending: save.isPending };
}
