import { SKILL_LEVELS, type SkillLevel } from '@picadito/domain';
import { useId } from 'react';
import { FieldError } from '../ui/inputs/field.tsx';

/** Chooses a level among four tiles; arrow keys move between them. `names` holds the screen's words for the levels. */
export function SkillPicker({
  legend,
  names,
  value,
  onChange,
  error,
}: {
  legend: string;
  names: Record<SkillLevel, string>;
  value: SkillLevel;
  onChange: (level: SkillLevel) => void;
  error?: string | undefined;
}) {
  const id = useId();
  return (
    <fieldset className="@container" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-bold">{legend}</legend>
      <div className="grid grid-cols-2 gap-1 big-text:grid-cols-1 @min-[19rem]:grid-cols-4">
        {SKILL_LEVELS.map((level) => (
          <label key={level} className="skill-tile">
            <input
              type="radio"
              name={id}
              value={level}
              className="sr-only"
              checked={level === value}
              onChange={() => onChange(level)}
            />
            <span className="flex items-end gap-2">
              <span className="font-score text-score">{level}</span>
              <SkillBars level={level} />
            </span>
            <span className="font-display text-base leading-none @md:text-d4 @md:tracking-wide">
              {names[level]}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

const BAR_HEIGHTS = ['h-1', 'h-2', 'h-3', 'h-4', 'h-5'];

/** Shows five rising bars, as many filled as the level; screen readers read only the number next to them. */
function SkillBars({ level }: { level: SkillLevel }) {
  return (
    <span aria-hidden="true" className="flex items-end gap-0.5">
      {BAR_HEIGHTS.map((height, bar) => (
        <span
          key={height}
          className={`w-1 bg-current ${height} ${bar < Number(level) ? '' : 'opacity-25'}`}
        />
      ))}
    </span>
  );
}
