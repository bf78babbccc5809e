import { type Match, pathOf, HOME, stepSentence, type TeamStep } from '@picadito/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { A_MINUTE_MS, useNow } from '../lib/clock.ts';
import { paths } from '../lib/paths.ts';
import { invalidate } from '../sync/cache/invalidate.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import { TEXT_ACTION } from '../ui/button.tsx';
import { toastError } from '../ui/toast/toasts.ts';
import { AUTOPILOT_FAILURES, useUndoStep } from './autopilot.ts';
import { isOwn } from '../helpers/may.ts';

/**
 * Says what the autopilot did with the teams of a match and when, with a link to them and, for its owner, a button that
 * undoes it.
 */
export function StepLine({ match, step }: { match: Match; step: TeamStep }) {
  const now = useNow(A_MINUTE_MS);
  const client = useQueryClient();
  const undo = useUndoStep(match.id);

  function takeBack(): void {
    undo.mutate(step.at, {
      onSuccess: () => invalidate(client, pathOf(HOME.read)),
      onError: (error) => toastError(failureSentence(error, { action: AUTOPILOT_FAILURES.undo })),
    });
  }

  return (
    <span role="group" aria-label="Piloto automático" className="step-line">
      <span>{stepSentence(step, match.timeZone, now)}</span>
      <Link href={paths.shareTeams(match.id)} className={TEXT_ACTION}>
        VER
      </Link>
      {isOwn(match) && (
        <button type="button" className={TEXT_ACTION} disabled={undo.isPending} onClick={takeBack}>
          DESHACER
        </button>
      )}
    </span>
  );
}
