import { type Match, type MatchPlayer, ROSTER } from '@picadito/domain';
import { readReplies } from '@picadito/domain/parsing';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { PasteForm } from '../../../forms/paste-form.tsx';
import { queryKeyOf } from '../../../sync/cache/query-of.ts';
import { readClipboard } from '../../../lib/share.ts';
import { usePasteClipboard } from '../../../forms/use-paste-clipboard.ts';
import { useModal } from '../../../ui/use-modal.ts';
import type { AttendanceChanges } from '../../../attendance/attendance.ts';
import { repliesOf, type Reply, guestNames, targetsOf } from './reply-review.ts';
import { RepliesReview } from './replies-review.tsx';
import { useAddGuests } from '../../../attendance/add-guests.ts';
import { PLAYER_FAILURES } from '../../../players/players.ts';
import { failureSentence } from '../../../sync/failure-sentence.ts';
import { toastError } from '../../../ui/toast/toasts.ts';

const NOTHING_READ =
  'No encontramos respuestas en ese texto. Copiá los mensajes del grupo y pegalos acá.';
const CUT = 'El texto es muy largo: leímos la primera parte.';

type RepliesDialogProps = {
  isOpen: boolean;
  match: Match;
  players: readonly MatchPlayer[];
  attendance: AttendanceChanges;
  onClose: () => void;
};

/**
 * Dialog in which the organiser pastes replies from the group's chat, reviews how they were read, and applies them.
 * Copied replies are read as the dialog opens, if the browser allows it. The pasted text stays when the dialog is
 * closed and opened again.
 */
export function RepliesDialog({ isOpen, match, players, attendance, onClose }: RepliesDialogProps) {
  const titleId = useId();
  const apply = useApplyReplies(match, players, attendance);
  const { text, setText, replies, setReplies, left, error, read, paste } = usePastedReplies(match);
  const isReady = usePasteClipboard(isOpen, text === '' && !replies, (copied) =>
    read(copied, true),
  );
  const dialog = useModal(isOpen && isReady);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="dialog-box max-w-[560px] frame-cyan"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId} className="dialog-title">
        Pegar respuestas
      </h2>
      {replies ? (
        <RepliesReview
          replies={replies}
          players={players}
          left={left}
          note={error}
          onChange={setReplies}
          onBack={() => setReplies(null)}
          onApply={() => {
            void apply(replies).then(
              (isDone) => isDone && setText((now) => (now === text ? '' : now)),
            );
            setReplies(null);
            onClose();
          }}
        />
      ) : (
        <PasteForm
          label="Mensajes del grupo"
          hint="Nada cambia hasta que lo revises."
          placeholder={'Beto: voy ✅\nAna: no llego\nCaro +1'}
          error={error}
          text={text}
          onType={setText}
          read={(pasted) => read(pasted)}
          paste={paste}
          onClose={onClose}
        />
      )}
    </dialog>
  );
}

function usePastedReplies(match: Match) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [replies, setReplies] = useState<readonly Reply[] | null>(null);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [error, setError] = useState<string | null>(null);

  /** Reads a text. With `isGuess` the text is left alone if it has no replies. */
  function read(pasted: string, isGuess = false) {
    const {
      replies: parsed,
      left: unread,
      isCut,
    } = readReplies(
      pasted,
      // The cached roster has the names as players write them, without the numbers that set equal names apart.
      client.getQueryData(queryKeyOf(ROSTER.read, { id: match.id })) ?? [],
    );
    if (isGuess && parsed.length === 0) return;
    setText(pasted);
    setLeft(unread.map((line) => line.text));
    setError(parsed.length === 0 ? NOTHING_READ : isCut ? CUT : null);
    setReplies(parsed.length === 0 ? null : repliesOf(parsed));
  }

  async function paste() {
    const copied = await readClipboard();
    if (copied) read(copied);
    else
      setError('El navegador no dejó leer lo copiado. Mantené apretado el cuadro y elegí Pegar.');
  }

  return { text, setText, replies, setReplies, left, error, read, paste };
}

/**
 * Returns a function that stores the decisions of the reviewed replies and adds their guests to the match. The function
 * resolves to false if the guests could not be added.
 */
export function useApplyReplies(
  match: Match,
  players: readonly MatchPlayer[],
  attendance: AttendanceChanges,
) {
  const addGuests = useAddGuests(match);

  return async (replies: readonly Reply[]): Promise<boolean> => {
    const targets = targetsOf(replies, players);
    const marked = targets.length > 0 && attendance.markAll(targets, appliedText(targets.length));
    const guests = guestNames(replies, players);
    try {
      await addGuests(guests);
      return true;
    } catch (error) {
      // Only one toast is shown at a time. The failure of the guests waits for the toast of the attendance, so that it
      // is not replaced by it.
      await marked;
      toastError(failureSentence(error, { action: PLAYER_FAILURES.add }));
      return false;
    }
  };
}

function appliedText(count: number): string {
  return count === 1 ? '1 respuesta aplicada.' : `${count} respuestas aplicadas.`;
}
