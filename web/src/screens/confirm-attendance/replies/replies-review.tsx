import type { MatchPlayer } from '@picadito/domain';
import { Button } from '../../../ui/button.tsx';
import { ReplyRow } from './reply-row.tsx';
import { guestNames, isDoubtful, type Reply, targetsOf } from './reply-review.ts';

/** Shows the replies as they were read, the doubtful ones first. Nothing is applied before a tap on APLICAR. */
export function RepliesReview({
  replies,
  players,
  left,
  note,
  onChange,
  onBack,
  onApply,
}: {
  replies: readonly Reply[];
  players: readonly MatchPlayer[];
  /** The pasted lines in which no reply was found. */
  left: readonly string[];
  note: string | null;
  onChange: (replies: readonly Reply[]) => void;
  onBack: () => void;
  onApply: () => void;
}) {
  const changes = targetsOf(replies, players).length + guestNames(replies, players).length;
  const doubtful = replies.filter(isDoubtful).length;
  return (
    <div className="mt-3 flex flex-col gap-4">
      <p role="status">
        {replies.length === 1 ? '1 respuesta' : `${replies.length} respuestas`}
        {doubtful > 0 && `, ${doubtful} para mirar`}
      </p>
      {note && <p className="text-coin">{note}</p>}
      <ul className="flex flex-col gap-2">
        {replies
          .map((reply, at) => ({ reply, at }))
          .toSorted((one, other) => Number(isDoubtful(other.reply)) - Number(isDoubtful(one.reply)))
          .map(({ reply, at }) => (
            <ReplyRow
              key={at}
              reply={reply}
              players={players}
              onChange={(next) => onChange(replies.with(at, next))}
            />
          ))}
      </ul>
      {left.length > 0 && <LinesLeft lines={left} />}
      <div className="review-actions">
        <Button variant="ghost" onClick={onBack}>
          Volver
        </Button>
        <Button disabled={changes === 0} onClick={onApply}>
          APLICAR {changes > 0 && changes}
        </Button>
      </div>
    </div>
  );
}

function LinesLeft({ lines }: { lines: readonly string[] }) {
  return (
    <details>
      <summary className="flex min-h-12 cursor-pointer items-center text-mute underline underline-offset-4">
        {lines.length === 1 ? '1 línea sin respuesta' : `${lines.length} líneas sin respuesta`}
      </summary>
      <ul className="flex flex-col gap-1 text-sm wrap-anywhere text-mute">
        {lines.map((text, at) => (
          <li key={at}>«{text}»</li>
        ))}
      </ul>
    </details>
  );
}
