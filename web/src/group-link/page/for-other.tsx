import { AnswerForm, type Target } from './answer-form.tsx';
import type { Visitor } from './visitor.ts';

/** For a friend without a phone at hand: VOY, and the page says who said it. */
export function ForOther({ target, visitor }: { target: Target; visitor: Visitor }) {
  const others = target.match.people.filter(
    ({ key, state, host }) =>
      key !== visitor.key && host === null && state !== 'in' && state !== 'queued',
  );
  if (others.length === 0) return null;
  return (
    <details id={`other-${target.match.key}`}>
      <summary className="link">Anotar a otro</summary>
      <p className="mb-2">Tocá su nombre: queda como VOY, y dice que lo anotaste vos.</p>
      <AnswerForm target={target} fields={{ answer: 'voy', other: 'si' }} className="names">
        {others.map(({ key, name }) => (
          <button key={key} className="key key-name" name="player" value={key}>
            {name}
          </button>
        ))}
      </AnswerForm>
    </details>
  );
}
