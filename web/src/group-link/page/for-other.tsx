import type { ShownMatch } from '@picadito/domain';
import { AnswerForm } from './page-form.tsx';
import type { Visitor } from './visitor.ts';

type Props = { match: ShownMatch; path: string | null; visitor: Visitor };

/**
 * Lets a player answer for a friend who has no phone at hand: VOY, shown with the name of the player who gave it, or
 * that the friend drops out.
 */
export function ForOther({ match, path, visitor }: Props) {
  const others = match.people.filter(({ key, host }) => key !== visitor.key && host === null);
  const going = others.filter(({ state }) => state === 'in' || state === 'queued');
  const rest = others.filter((person) => !going.includes(person));
  return (
    <div className="flex flex-col">
      {rest.length > 0 && (
        <details id={`other-${match.key}`}>
          <summary className="link">Anotar a otro</summary>
          <p className="mb-2">Tocá su nombre: queda como VOY, y dice que lo anotaste vos.</p>
          <Others {...{ match, path }} people={rest} answer="voy" />
        </details>
      )}
      {going.length > 0 && (
        <details id={`out-${match.key}`}>
          <summary className="link">Avisar que otro se baja</summary>
          <p className="mb-2">
            Tocá su nombre. Si contesta desde su celu, primero se lo preguntamos.
          </p>
          <Others {...{ match, path }} people={going} answer="no" />
        </details>
      )}
    </div>
  );
}

type OthersProps = Pick<Props, 'match' | 'path'> & {
  people: ShownMatch['people'];
  answer: 'voy' | 'no';
};

function Others({ match, path, people, answer }: OthersProps) {
  return (
    <AnswerForm
      target={{ path, match, player: null }}
      fields={{ answer, other: 'si' }}
      className="names"
    >
      {people.map(({ key, name }) => (
        <button key={key} className="key key-name" name="player" value={key}>
          {name}
        </button>
      ))}
    </AnswerForm>
  );
}
