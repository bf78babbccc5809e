import type { ReactNode } from 'react';
import { Chips, type Choice } from '../../ui/inputs/chips.tsx';
import { Field, FieldError } from '../../ui/inputs/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NumberInput } from '../../ui/inputs/number-input.tsx';
import { type FormatControls, formatProblem, typedFormat } from './format-values.ts';
import { sizesText } from './format-text.ts';
import { RotationFields } from './rotation-fields.tsx';

const sizes = (some: readonly number[]): Choice[] =>
  some.map((size) => ({
    value: String(size),
    label: String(size),
    name: `${size} contra ${size}`,
  }));
const COMMON_SIZES = sizes([5, 6, 7, 8, 9, 11]);
const RARE_SIZES = sizes([4, 10]);
const TEAM_COUNTS = [2, 3, 4].map((count) => ({
  value: String(count),
  label: String(count),
  name: `${count} equipos`,
}));
const COURT_TIMES = [60, 90, 120].map((minutes) => ({
  value: String(minutes),
  label: String(minutes),
  name: `${minutes} minutos`,
}));

/**
 * Asks how many players a side a match has. The part 'Más' has the controls that are seldom used: other sizes, teams,
 * time on the court, rotation, and `more`. `isMoreOpen` shows that part at once.
 */
export function FormatFields({
  mark,
  more,
  isMoreOpen = false,
  ...controls
}: FormatControls & { mark?: string | undefined; more?: ReactNode; isMoreOpen?: boolean }) {
  const { values, usual, errors, focus, onChange } = controls;
  const format = typedFormat(values, usual);
  const problem = formatProblem(format);
  const error = errors.perSide ?? errors.teamCount ?? (problem && problem.message);
  const size = String(format.perSide);
  const choose = (perSide: string) => onChange({ perSide });
  const isWrongInside = Object.entries(errors).some(
    ([name, message]) => name !== 'perSide' && message !== undefined,
  );
  return (
    <div className="flex flex-col gap-3">
      <div ref={(group) => focus.perSide?.(group?.querySelector('button') ?? null)}>
        <p className="mb-1.5 flex flex-wrap items-center gap-x-3">
          <span className="font-bold">¿De cuánto?</span>
          {mark && <span className="field-mark">{mark}</span>}
        </p>
        <Chips label="¿De cuánto?" choices={COMMON_SIZES} value={size} onChoose={choose} />
        <p className="mt-1.5 text-sm text-mute">{sizesText(format)}</p>
        <div role="alert" className="empty:hidden">
          {error && <FieldError>{error}</FieldError>}
        </div>
      </div>
      <details
        open={isWrongInside || isMoreOpen || undefined}
        className="border-2 border-line px-3"
      >
        <summary className="flex min-h-12 cursor-pointer items-center font-display text-d4 tracking-wide">
          Más
          <Icon name="down" className="ml-auto" />
        </summary>
        <div className="flex flex-col gap-5 pb-4">
          <Row label="Otros tamaños">
            <Chips label="Otros tamaños" choices={RARE_SIZES} value={size} onChoose={choose} />
          </Row>
          <Row label="Equipos">
            <Chips
              label="Equipos"
              choices={TEAM_COUNTS}
              value={String(format.teamCount)}
              // The rules about who leaves have other defaults for another number of teams.
              onChoose={(teamCount) => onChange({ teamCount, onDraw: '', stayMax: '' })}
            />
          </Row>
          <CourtMinutes {...controls} minutes={format.courtMinutes} />
          {format.rotation && <RotationFields {...controls} rotation={format.rotation} />}
          {more}
        </div>
      </details>
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-bold">{label}</p>
      {children}
    </div>
  );
}

function CourtMinutes({
  values,
  errors,
  focus,
  minutes,
  onChange,
}: FormatControls & { minutes: number }) {
  const shown = values.courtMinutes === '' ? String(minutes) : values.courtMinutes;
  return (
    <Field label="Minutos de cancha" error={errors.courtMinutes}>
      {(aria) => (
        <div className="flex flex-wrap gap-2">
          <Chips
            label="Minutos de cancha usuales"
            choices={COURT_TIMES}
            value={shown}
            onChoose={(courtMinutes) => onChange({ courtMinutes })}
          />
          <NumberInput
            {...aria}
            value={shown}
            inputRef={focus.courtMinutes}
            onChange={(courtMinutes) => onChange({ courtMinutes })}
          />
        </div>
      )}
    </Field>
  );
}
