import { COMMENT_MAX, type SpokenAnswer } from '@picadito/domain';
import { AnswerForm, type Target } from './page-form.tsx';

type Props = { target: Target; answer: SpokenAnswer; comment: string; typed: string | null };

/**
 * Field that edits the comment of an answer, with chips for three frequent comments if the answer is VOY. `typed` is a
 * comment that the visitor typed and the server did not store; it replaces the stored one in the field.
 */
export function Comment({ target, answer, comment, typed }: Props) {
  const chips = chipsFor(comment);
  return (
    <>
      {answer === 'voy' && chips.length > 0 && (
        <AnswerForm target={target} fields={{ answer }} className="flex flex-wrap gap-2">
          {chips.map(({ text, isOn, comment: next }) => (
            <button key={text} className="chip" name="comment" value={next} aria-pressed={isOn}>
              {text}
            </button>
          ))}
        </AnswerForm>
      )}
      <AnswerForm target={target} fields={{ answer }} className="flex flex-wrap items-end gap-2">
        <CommentField match={target.match.key} value={typed ?? comment} />
        <button className="chip shrink-0">GUARDAR</button>
      </AnswerForm>
    </>
  );
}

export function CommentField({ match, value }: { match: string; value: string }) {
  return (
    <label className="min-w-[min(8rem,100%)] grow basis-0 text-sm text-mute">
      Comentario
      <input
        id={`comment-${match}`}
        className="input"
        name="comment"
        maxLength={COMMENT_MAX}
        defaultValue={value}
      />
    </label>
  );
}

const CHIPS = ['llego 10 min tarde', 'llevo pelota', 'puedo atajar'];
const BETWEEN = ' · ';

/**
 * Type of a chip, a button that adds `text` to the comment, or removes it if `isOn`. `comment` is the whole comment
 * after the tap.
 */
type Chip = { text: string; isOn: boolean; comment: string };

/**
 * Returns a chip for each frequent comment that is part of the comment, or that can be added without exceeding the
 * maximum length.
 */
function chipsFor(comment: string): Chip[] {
  const parts = comment === '' ? [] : comment.split(BETWEEN);
  return CHIPS.map((text) => {
    const isOn = parts.includes(text);
    const others = isOn ? parts.filter((part) => part !== text) : [...parts, text];
    return { text, isOn, comment: others.join(BETWEEN) };
  }).filter(({ isOn, comment: next }) => isOn || next.length <= COMMENT_MAX);
}
