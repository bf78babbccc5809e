import { SKILL_LEVELS, type SkillLevel } from '@picadito/domain';
import { useId } from 'react';

/** Chooses a level among four small tiles, which fit into a row; arrow keys move between them. */
export function LevelRadios({
  legend,
  value,
  disabled,
  onChange,
}: {
  legend: string;
  value: SkillLevel;
  disabled: boolean;
  onChange: (level: SkillLevel) => void;
}) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="shrink-0 disabled:opacity-50">
      <legend className="sr-only">{legend}</legend>
      <div className="flex border-2 border-line bg-void">
        {SKILL_LEVELS.map((level) => (
          <label
            key={level}
            className="grid size-11 cursor-pointer place-items-center font-score text-score has-checked:bg-coin has-checked:text-void has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-cyan"
          >
            <input
              type="radio"
              name={name}
              value={level}
              className="sr-only"
              checked={level === value}
              onChange={() => onChange(level)}
            />
            {level}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
