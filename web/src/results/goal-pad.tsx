import { GOALS_MAX } from '@picadito/domain';
import { useId, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { type Side, SIDES } from './goals.ts';

/** Number of buttons per page: 0 to 12 goals, which nearly every match ends with. 'más' shows the next page. */
const PER_PAGE = 13;
const PAGES = Math.ceil((GOALS_MAX + 1) / PER_PAGE);

/** Shows buttons with which one tap chooses the goals of one side. */
export function GoalPad({
  side,
  goals,
  onChange,
}: {
  side: Side;
  goals: number | null;
  onChange: (goals: number) => void;
}) {
  const name = useId();
  const [page, setPage] = useState(Math.floor((goals ?? 0) / PER_PAGE));
  const isLast = page === PAGES - 1;
  const first = page * PER_PAGE;
  const numbers = Array.from({ length: PER_PAGE }, (_, index) => first + index);
  return (
    <fieldset>
      <legend className="font-display text-d4 tracking-wide">
        <span className="sr-only">Goles de </span>
        {SIDES[side]}
      </legend>
      <div className="goal-pad">
        {numbers
          .filter((number) => number <= GOALS_MAX)
          .map((number) => (
            <label key={number} className={classNames(number === goals && 'chosen')}>
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={number === goals}
                onChange={() => onChange(number)}
              />
              {number}
            </label>
          ))}
        <button type="button" onClick={() => setPage(isLast ? 0 : page + 1)}>
          {isLast ? 'menos' : 'más'}
          <span className="sr-only"> goles de {SIDES[side]}</span>
        </button>
      </div>
    </fieldset>
  );
}
