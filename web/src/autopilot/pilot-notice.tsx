import type { Match, Pilot } from '@picadito/domain';
import { failureSentence } from '../sync/failure-sentence.ts';
import { Button } from '../ui/button.tsx';
import { toastError } from '../ui/toast/toasts.ts';
import { PILOT_FAILURES } from './failures.ts';
import { useSetPilot } from './pilot.ts';
import { noticeText } from './pilot-text.ts';

/** What the autopilot waits for the organiser with. */
export function PilotNotice({ match, pilot }: { match: Match; pilot: Pilot }) {
  const setting = useSetPilot(match.id);
  const text = noticeText(pilot);
  if (text === null) return null;

  function wake(): void {
    setting.mutate(true, {
      onError: (error) => toastError(failureSentence(error, { action: PILOT_FAILURES.set })),
    });
  }

  return (
    <p
      role="status"
      className="mb-2 flex min-h-12 items-center justify-between gap-3 border-l-4 border-coin bg-panel px-3 py-2 leading-snug md:mb-4"
    >
      {text}
      {pilot.state === 'asleep' && (
        <Button variant="ghost" size="sm" loading={setting.isPending} onClick={wake}>
          DESPERTARLO
        </Button>
      )}
    </p>
  );
}
