import { GOALS_MAX, MORE_GOALS, type ShownPlayed, type TypedScore } from '@picadito/domain';
import { use } from 'react';
import { PersonalLink, PageForm } from '../page-form.tsx';
import { Choice } from './choice.tsx';
import { proposedText } from './played-text.ts';

/** Numbers of goals that have a button, 0 to 12; a higher number is typed. */
const AT_A_TAP = Array.from({ length: 13 }, (_, goals) => String(goals));
const SIDES = { claro: 'CLARO', oscuro: 'OSCURO' } as const;

type Props = {
  played: ShownPlayed;
  path: string | null;
  typed: TypedScore | null;
  /** False if another element above the form already shows the question or the proposed score. */
  isTitled?: boolean;
};

/**
 * Form that asks for the goals of each side, by tap up to 12. Once the visitor has proposed a score, it shows this
 * score instead, with the form folded.
 */
export function ScoreForm({ played, path, typed, isTitled = true }: Props) {
  const { match, player, proposing } = played;
  const to = use(PersonalLink) ?? path;
  const score = proposing?.score ?? null;
  const given =
    typed ?? (score ? { claro: String(score.claro), oscuro: String(score.oscuro) } : NOTHING);
  const form = (
    <PageForm
      to={to && `${to}/score`}
      fields={{ match, player: player.key }}
      className="flex flex-col gap-2"
    >
      {(['claro', 'oscuro'] as const).map((side) => (
        <Goals key={side} side={side} given={given[side]} match={match} />
      ))}
      <button className="key">{score ? 'CAMBIAR' : 'PONER RESULTADO'}</button>
    </PageForm>
  );
  if (!score)
    return (
      <>
        {isTitled && <h3 className="font-display text-d3">¿Cómo salieron?</h3>}
        {form}
      </>
    );
  return (
    <>
      {isTitled && <p>{proposedText(score)}</p>}
      <details id={`score-${match}`} open={typed !== null}>
        <summary className="link">Cambiar el resultado</summary>
        {form}
      </details>
    </>
  );
}

const NOTHING: TypedScore = { claro: '', oscuro: '' };

type GoalsProps = { side: keyof typeof SIDES; given: string; match: string };

function Goals({ side, given, match }: GoalsProps) {
  const isMore = given !== '' && !AT_A_TAP.includes(given);
  const id = (value: string) => `${side}-${value}-${match}`;
  const shared = { name: side, look: 'choice-goals' };
  return (
    <fieldset className="goals">
      <legend className="font-bold">{SIDES[side]}</legend>
      <div className="-mx-2 grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1">
        {AT_A_TAP.map((goals) => (
          <Choice key={goals} {...shared} id={id(goals)} value={goals} isChosen={goals === given}>
            {goals}
          </Choice>
        ))}
        <Choice {...shared} id={id(MORE_GOALS)} value={MORE_GOALS} isChosen={isMore}>
          más
        </Choice>
        <label className="goals-more col-span-full text-sm text-mute">
          ¿Cuántos?
          <input
            className="input w-24"
            id={id('n')}
            name={`${side}More`}
            type="number"
            inputMode="numeric"
            min={0}
            max={GOALS_MAX}
            defaultValue={isMore ? given : ''}
          />
        </label>
      </div>
    </fieldset>
  );
}
