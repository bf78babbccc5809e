import { type Autopilot, autopilotMin, type Match, todayIn } from '@picadito/domain';
import { A_MINUTE_MS, useNow } from '../lib/clock.ts';
import { useOptimisticValue } from '../lib/use-optimistic-value.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import { Checkbox } from '../ui/inputs/checkbox.tsx';
import { toastError } from '../ui/toast/toasts.ts';
import { AUTOPILOT_FAILURES, useSetAutopilot } from './autopilot.ts';
import { stateText } from './autopilot-text.ts';

/** Describes what the autopilot of a weekly match does, with a checkbox that turns it on and off. */
export function AutopilotSwitch({ match, autopilot }: { match: Match; autopilot: Autopilot }) {
  const setting = useSetAutopilot(match.id);
  const today = todayIn(match.timeZone, useNow(A_MINUTE_MS));
  const [isOn, choose, revert] = useOptimisticValue(autopilot.state !== 'off');

  function set(wanted: boolean): void {
    choose(wanted);
    setting.mutate(wanted, {
      onError: (error) => {
        revert();
        toastError(failureSentence(error, { action: AUTOPILOT_FAILURES.set }));
      },
    });
  }

  return (
    <>
      <p className="mt-2">
        Cuando se cierra la lista arma los equipos más parejos, los muestra en el link del grupo y
        los arregla si alguien se baja. Desde {autopilotMin(match)} jugadores, todas las semanas.
      </p>
      <Checkbox
        label={autopilot.state === 'off' ? 'Apagado' : `Prendido: ${stateText(autopilot, today)}`}
        checked={isOn}
        onChange={({ target }) => set(target.checked)}
      />
    </>
  );
}
