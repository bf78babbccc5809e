import type { Match } from '@picadito/domain';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useSaveTeams } from '../../api/teams.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { paths } from '../../lib/paths.ts';
import { useIsHere } from '../../lib/use-is-here.ts';
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
import { tellShare } from '../../sharing/toast-share-outcome.ts';
import { SCREEN } from '../../sync/failures.ts';
import { useShareOnSave } from './use-share-on-save.ts';

/**
 * 'GUARDAR Y COMPARTIR': off, with the reason, while a team is empty; the manual rule is told on a tap. A phone's share
 * sheet opens in the same tap.
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
  /** Over the button. */
  notice?: ReactNode;
  onSaved: () => void;
}) {
  const [, navigate] = useLocation();
  const save = useSaveTeams(match);
  const share = useShareOnSave(match, teams);
  const isHere = useIsHere();
  const ids = (team: readonly { id: string }[]) => team.map(({ id }) => id);
  const [refused, setRefused] = useState(false);
  const isMissing = why?.kind === 'missing';
  const reason = isMissing || refused ? why?.sentence : undefined;

  async function saveAndShare() {
    setRefused(why !== null);
    if (why) {
      toastError(why.sentence);
      return;
    }
    // within the tap, while the teams are on their way
    void share?.().then((outcome) => tellShare(outcome, 'Mandalos desde acá.'));
    let outcome: Awaited<ReturnType<typeof save.mutateAsync>>;
    try {
      outcome = await save.mutateAsync({
        claroTeam: ids(teams.claro),
        oscuroTeam: ids(teams.oscuro),
        suplentes: ids(teams.suplente),
        createdBy: originOf(formation),
      });
    } catch (error) {
      const action = SCREEN.saveTeams;
      toastError(failureSentence(error, { action }));
      return;
    }
    onSaved();
    // the line says by itself what waits for a signal
    if (outcome === 'saved')
      toast({ title: 'Éxito', description: 'Equipos guardados correctamente' });
    if (isHere()) navigate(paths.shareTeams(match.id));
  }

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
          loading={save.isPending}
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
