import type { MatchPlayer } from '@picadito/domain';
import { Icon } from '../../../ui/icon.tsx';
import { Segmented } from '../../../ui/inputs/segmented.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { AS_GUEST, type Choice, isDoubtful, type Reply } from './reply-review.ts';

const CHOICES: readonly { value: Choice; label: string }[] = [
  { value: 'va', label: 'VA' },
  { value: 'no-va', label: 'NO VA' },
  { value: 'nada', label: 'NADA' },
];

type ReplyProps = {
  reply: Reply;
  players: readonly MatchPlayer[];
  onChange: (reply: Reply) => void;
};

/** Shows one reply: its text, the player that it is attributed to, and the choice. */
export function ReplyRow({ reply, players, onChange }: ReplyProps) {
  const { read, playerId, choice, guests } = reply;
  const player = players.find(({ id }) => id === playerId);
  const name = player?.name ?? read.name;
  const isKnown = read.playerId !== null && read.sure;
  return (
    <li className="flex flex-col gap-2 bg-raised px-3 py-3">
      <div className="flex items-baseline justify-between gap-3">
        {isKnown ? (
          <span className="min-w-0 font-bold">{name}</span>
        ) : (
          <WhoseReply reply={reply} players={players} onChange={onChange} />
        )}
      </div>
      <p className="text-sm wrap-anywhere text-mute">«{read.text}»</p>
      {isDoubtful(reply) && (
        <p className="flex items-center gap-2 text-sm text-coin">
          <Icon name="info" className="-my-1" />
          {doubtOf(reply)}
        </p>
      )}
      <Segmented
        label={`Respuesta de ${name}`}
        options={CHOICES}
        value={choice}
        onChange={(next) => onChange({ ...reply, choice: next })}
      />
      {(read.guests > 0 || read.mayBring) && (
        <label className="flex min-h-12 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-6 accent-grass"
            checked={guests > 0}
            onChange={({ target }) =>
              onChange({ ...reply, guests: target.checked ? Math.max(read.guests, 1) : 0 })
            }
          />
          {read.guests > 1 ? `Sumar a sus ${read.guests} invitados` : 'Sumar a su invitado'}
        </label>
      )}
    </li>
  );
}

function WhoseReply({ reply, players, onChange }: ReplyProps) {
  const { text, name, candidates } = reply.read;
  return (
    <Select
      aria-label={`¿De quién es «${text}»?`}
      value={reply.playerId}
      onChange={({ target }) => onChange(ofPlayer(reply, target.value))}
    >
      <option value="">¿Quién es {name}?</option>
      {candidates.length === 0 && <option value={AS_GUEST}>Sumar a {name} como invitado</option>}
      {firstThe(candidates, players).map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** Returns the reply with the chosen person. If the person is added as a guest, the reply becomes 'va'. */
function ofPlayer(reply: Reply, playerId: string): Reply {
  return playerId === AS_GUEST ? { ...reply, playerId, choice: 'va' } : { ...reply, playerId };
}

function doubtOf({ read }: Reply): string {
  if (read.playerId !== null && read.isWaiting) return 'En el texto está en espera. Fijate si va.';
  if (read.playerId === null) {
    return read.candidates.length > 0
      ? 'Puede ser más de uno. Elegí quién es.'
      : 'No está en este partido. Elegí quién es, sumalo como invitado o dejalo así.';
  }
  return read.meaning === 'duda' ? 'No dijo ni sí ni no.' : 'No quedó claro. Fijate vos.';
}

function firstThe(ids: readonly string[], players: readonly MatchPlayer[]): MatchPlayer[] {
  return players.toSorted(
    (one, other) => Number(ids.includes(other.id)) - Number(ids.includes(one.id)),
  );
}
