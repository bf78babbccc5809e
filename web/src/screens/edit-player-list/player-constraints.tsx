import type { TeamConstraints, PairKind, Player } from '@picadito/domain';
import { useSetKeeper, useSetPair, SAVE_CONSTRAINT_FAILURE } from '../../teams/team-constraints.ts';
import { pairsOf } from '../../teams/player-constraints.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { useOptimisticValue } from '../../lib/use-optimistic-value.ts';
import { toastError } from '../../ui/toast/toasts.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NewPair } from './new-pair.tsx';

const WORDS: Record<PairKind, string> = { juntos: 'Juntos con', separados: 'Separados de' };

type PlayerConstraintsProps = {
  player: Player;
  players: readonly Player[];
  constraints: TeamConstraints;
};

/**
 * Controls for a player's team constraints: whether the player is a keeper, and pairs of players who play together or
 * against each other. Each tap is saved at once, separately from the form above.
 */
export function PlayerConstraints({ player, players, constraints }: PlayerConstraintsProps) {
  const keeper = useSetKeeper();
  const [isKeeper, showKeeper, revert] = useOptimisticValue(
    constraints.keepers.includes(player.id),
  );
  const pair = useSetPair();
  const pairs = pairsOf(constraints, player.id, players);
  const paired = new Set(pairs.map(({ other }) => other.id));
  const free = players.filter(({ id }) => id !== player.id && !paired.has(id));

  async function store(writing: Promise<unknown>, undo = () => {}): Promise<void> {
    try {
      await writing;
    } catch (error) {
      undo();
      toastError(failureSentence(error, { action: SAVE_CONSTRAINT_FAILURE }));
    }
  }

  const link = (other: string, kind: PairKind | null) =>
    void store(pair.mutateAsync({ playerIds: [player.id, other], kind }));

  return (
    <section
      aria-label={`Para armar equipos con ${player.name}`}
      className="mt-5 flex flex-col gap-3 border-t-2 border-line pt-4"
    >
      <p className="leading-snug">
        <span className="font-display text-d4 tracking-wide">Para armar equipos</span>{' '}
        <span className="text-sm text-mute">Se guarda solo.</span>
      </p>
      <Checkbox
        label="Es arquero"
        checked={isKeeper}
        onChange={({ target }) => {
          showKeeper(target.checked);
          const change = { playerId: player.id, isKeeper: target.checked };
          void store(keeper.mutateAsync(change), revert);
        }}
      />
      {pairs.length > 0 && (
        <ul aria-label={`Con quién juega ${player.name}`} className="flex flex-col gap-2">
          {pairs.map(({ other, kind }) => (
            <PairRow
              key={other.id}
              kind={kind}
              other={other.name}
              onRemove={() => link(other.id, null)}
            />
          ))}
        </ul>
      )}
      {free.length > 0 && <NewPair player={player} others={free} onPair={link} />}
    </section>
  );
}

function PairRow({
  kind,
  other,
  onRemove,
}: {
  kind: PairKind;
  other: string;
  onRemove: () => void;
}) {
  return (
    <li className="flex items-center justify-between gap-2 bg-panel pl-3">
      <span className="min-w-0 py-2 leading-snug">
        <span className="text-mute">{WORDS[kind]}</span> {other}
      </span>
      <button
        type="button"
        aria-label={`Quitar: ${WORDS[kind].toLowerCase()} ${other}`}
        className="grid size-12 shrink-0 place-items-center text-mute hover:text-ink focus-visible:-outline-offset-3"
        onClick={({ currentTarget }) => {
          // The button disappears with the pair, and the focus must stay in the section.
          currentTarget.closest('section')?.querySelector('input')?.focus();
          onRemove();
        }}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
