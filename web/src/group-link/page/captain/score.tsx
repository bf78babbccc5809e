import { GOALS_MAX, scoreText, type Score as Goals, type TypedByCaptain } from '@picadito/domain';
import { PageForm } from '../page-form.tsx';

const SIDES = { claro: 'CLARO', oscuro: 'OSCURO' } as const;

type Props = { score: Goals | null; typed: TypedByCaptain; path: string };

/** Form for the goals of both teams. It sends the score that the page shows, so that a later change is noticed. */
export function Score({ score, typed, path }: Props) {
  return (
    <section aria-label="Resultado" id="score">
      <h2 className="font-display text-d4">{score ? 'Resultado' : '¿Cómo salieron?'}</h2>
      <PageForm
        to={`${path}/score`}
        fields={{ seen: score ? scoreText(score) : '' }}
        className="mt-1 flex flex-wrap items-end gap-2"
      >
        {(['claro', 'oscuro'] as const).map((side) => (
          <label key={side} className="min-w-20 grow basis-0 text-sm text-mute">
            {SIDES[side]}
            <input
              className="input"
              id={`score-${side}`}
              name={side}
              type="number"
              inputMode="numeric"
              min={0}
              max={GOALS_MAX}
              required
              defaultValue={typed[side] ?? (score ? score[side] : '')}
            />
          </label>
        ))}
        <button className="key basis-full">{score ? 'CAMBIAR' : 'PONER RESULTADO'}</button>
      </PageForm>
    </section>
  );
}
