import type { Score } from '@picadito/domain';
import { useState } from 'react';
import { GoalPad } from './goal-pad.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { StepForm } from './step-form.tsx';

/** Step that sets the score of a match. */
export function ScoreStep({
  initial,
  error,
  cancel,
  onSave,
  onCancel,
}: {
  initial: Score | null;
  /** Reason why the last save was refused, or null. */
  error: string | null;
  /** Label of the button that leaves the step without saving. */
  cancel: string;
  onSave: (score: Score) => void;
  onCancel: () => void;
}) {
  const [claro, setClaro] = useState(initial?.claro ?? null);
  const [oscuro, setOscuro] = useState(initial?.oscuro ?? null);
  const [isMissing, setMissing] = useState(false);

  function save(): void {
    if (claro === null || oscuro === null) return setMissing(true);
    setMissing(false);
    onSave({ claro, oscuro });
  }

  return (
    <StepForm
      error={isMissing ? 'Elegí los goles de Claro y de Oscuro.' : error}
      {...{ cancel, onCancel }}
      onSave={save}
    >
      <Scoreboard claro={claro} oscuro={oscuro} />
      <div className="goal-pads">
        <GoalPad side="claro" goals={claro} onChange={setClaro} />
        <GoalPad side="oscuro" goals={oscuro} onChange={setOscuro} />
      </div>
    </StepForm>
  );
}
