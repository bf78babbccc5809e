import { clockIn, todayIn, type Match, type MatchPlayer, type Autopilot } from '@picadito/domain';
import { untilText } from '../../../waitlist/when-text.ts';
import { AUTOPILOT_FAILURES, useUndoStep } from '../../../autopilot/autopilot.ts';
import { AutopilotSwitch } from '../../../autopilot/autopilot-switch.tsx';
import { stepText } from '../../../autopilot/autopilot-text.ts';
import { browserTimeZone, A_MINUTE_MS, useNow } from '../../../lib/clock.ts';
import { failureSentence } from '../../../sync/failure-sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { toastError } from '../../../ui/toast/toasts.ts';
import { Dialog, CloseButton } from '../../../ui/dialog.tsx';

type Shown = { match: Match; players: readonly MatchPlayer[]; autopilot: Autopilot };

/**
 * Dialog of the autopilot of a weekly match: the switch that turns the autopilot on and off, the steps that it has
 * taken, and a button at each step that can be undone.
 */
export function AutopilotDialog({
  isOpen,
  onClose,
  ...shown
}: Shown & { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} title="Piloto automático" onClose={onClose}>
      <AutopilotSwitch match={shown.match} autopilot={shown.autopilot} />
      <Steps {...shown} />
      <CloseButton onClose={onClose} />
    </Dialog>
  );
}

function Steps({ match, players, autopilot }: Shown) {
  const now = useNow(A_MINUTE_MS);
  const timeZone = browserTimeZone();
  const undo = useUndoStep(match.id);

  function undoFrom(at: string): void {
    undo.mutate(at, {
      onError: (error) => toastError(failureSentence(error, { action: AUTOPILOT_FAILURES.undo })),
    });
  }

  return (
    <ol aria-label="Lo que hizo" className="divide-y-2 divide-raised">
      {autopilot.steps.map((step) => (
        <li key={step.at} className="flex items-center justify-between gap-3 py-2">
          <span className="min-w-0 leading-snug wrap-anywhere">
            {stepText(step, match, players)}
            <span className="block text-sm/6 text-mute">
              {untilText(clockIn(timeZone, Date.parse(step.at)), todayIn(timeZone, now))}
              {step.isUndone && ' · deshecho'}
            </span>
          </span>
          {step.canBeUndone && (
            <Button
              variant="ghost"
              size="sm"
              className="shrink-0"
              disabled={undo.isPending}
              onClick={() => undoFrom(step.at)}
            >
              <Icon name="undo" />
              DESHACER
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
