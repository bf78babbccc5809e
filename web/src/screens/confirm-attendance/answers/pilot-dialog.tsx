import { type Match, type MatchPlayer, type Pilot, todayIn } from '@picadito/domain';
import { agoText } from '../../../answers/when-text.ts';
import { PILOT_FAILURES } from '../../../autopilot/failures.ts';
import { useSetPilot, useUndoStep } from '../../../autopilot/pilot.ts';
import { stateText, stepText } from '../../../autopilot/pilot-text.ts';
import { browserTimeZone } from '../../../lib/browser-time-zone.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useOptimisticValue } from '../../../lib/use-optimistic-value.ts';
import { failureSentence } from '../../../sync/failure-sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { toastError } from '../../../ui/toast/toasts.ts';
import { AnswersDialog, CloseButton } from './answers-dialog.tsx';

const A_MINUTE_MS = 60_000;
type Shown = { match: Match; players: readonly MatchPlayer[]; pilot: Pilot };

/** Whether the teams of a weekly match are made by themselves, what was done, and the way back. */
export function PilotDialog({
  isOpen,
  onClose,
  ...shown
}: Shown & { isOpen: boolean; onClose: () => void }) {
  return (
    <AnswersDialog isOpen={isOpen} title="Piloto automático" onClose={onClose}>
      <PilotSwitch {...shown} />
      <Steps {...shown} />
      <CloseButton onClose={onClose} />
    </AnswersDialog>
  );
}

function PilotSwitch({ match, pilot }: Shown) {
  const setting = useSetPilot(match.id);
  const today = todayIn(match.timeZone, useNow(A_MINUTE_MS));
  const [isOn, choose, revert] = useOptimisticValue(pilot.state !== 'off');

  function set(wanted: boolean): void {
    choose(wanted);
    setting.mutate(wanted, {
      onError: (error) => {
        revert();
        toastError(failureSentence(error, { action: PILOT_FAILURES.set }));
      },
    });
  }

  return (
    <>
      <p className="mt-2">
        Cuando se cierra la lista arma los equipos más parejos, los muestra en el link del grupo y
        los arregla si alguien se baja. Desde 8 jugadores, todas las semanas.
      </p>
      <Checkbox
        label={pilot.state === 'off' ? 'Apagado' : `Prendido: ${stateText(pilot, today)}`}
        checked={isOn}
        onChange={({ target }) => set(target.checked)}
      />
    </>
  );
}

function Steps({ match, players, pilot }: Shown) {
  const now = useNow(A_MINUTE_MS);
  const timeZone = browserTimeZone();
  const undo = useUndoStep(match.id);

  function undoFrom(at: string): void {
    undo.mutate(at, {
      onError: (error) => toastError(failureSentence(error, { action: PILOT_FAILURES.undo })),
    });
  }

  return (
    <ol aria-label="Lo que hizo" className="divide-y-2 divide-raised">
      {pilot.steps.map((step) => (
        <li key={step.at} className="flex items-center justify-between gap-3 py-2">
          <span className="min-w-0 leading-snug wrap-anywhere">
            {stepText(step, match, players)}
            <span className="block text-sm/6 text-mute">
              {agoText(step.at, now, timeZone)}
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
