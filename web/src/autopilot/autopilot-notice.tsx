import type { Match, Autopilot } from '@picadito/domain';
import { failureSentence } from '../sync/failure-sentence.ts';
import { Button } from '../ui/button.tsx';
import { toastError } from '../ui/toast/toasts.ts';
import { AUTOPILOT_FAILURES, useSetAutopilot } from './autopilot.ts';
import { noticeText } from './autopilot-text.ts';
import { isOwn } from '../helpers/may.ts';

/**
 * Shows why the autopilot waits for the organiser. Its owner can also resume a paused autopilot, as in a restored
 * copy of a database or after the list was handed over.
 */
export function AutopilotNotice({ match, autopilot }: { match: Match; autopilot: Autopilot }) {
  const setting = useSetAutopilot(match.id);

  function wake(): void {
    setting.mutate(true, {
      onError: (error) => toastError(failureSentence(error, { action: AUTOPILOT_FAILURES.set })),
    });
  }

  return (
    <p role="status" className="notice-row">
      <span>{noticeText(autopilot)}</span>
      {autopilot.state === 'asleep' && isOwn(match) && (
        <Button variant="ghost" size="sm" loading={setting.isPending} onClick={wake}>
          REANUDARLO
        </Button>
      )}
    </p>
  );
}
