import type { Match, Pilot } from '@picadito/domain';
import { failureSentence } from '../sync/failure-sentence.ts';
import { Button } from '../ui/button.tsx';
import { toastError } from '../ui/toast/toasts.ts';
import { PILOT_FAILURES } from './failures.ts';
import { useSetPilot } from './pilot.ts';
import { noticeText } from './pilot-text.ts';

/** What the autopilot waits for the organiser with, as `noticeText` has it. */
export function PilotNotice({ match, pilot }: { match: Match; pilot: Pilot }) {
  const setting = useSetPilot(match.id);

  function wake(): void {
    setting.mutate(true, {
      onError: (error) => toastError(failureSentence(error, { action: PILOT_FAILURES.set })),
    });
  }

  return (
    <p role="status" className="notice-row">
      <span>{noticeText(pilot)}</span>
      {pilot.state === 'asleep' && (
        <Button variant="ghost" size="sm" loading={setting.isPending} onClick={wake}>
          DESPERTARLO
        </Button>
      )}
    </p>
  );
}
