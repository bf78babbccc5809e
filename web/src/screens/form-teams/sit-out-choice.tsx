import type { SitOut } from '@picadito/domain';
import { useQueryClient } from '@tanstack/react-query';
import { chooseSitOut, SIT_OUT_FAILURE } from '../../teams/lineup-context.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { useOptimisticValue } from '../../lib/use-optimistic-value.ts';
import { toastError } from '../../ui/toast/toasts.ts';
import { Segmented } from '../../ui/inputs/segmented.tsx';

const RULES: readonly { value: SitOut; label: string }[] = [
  { value: 'nivel', label: 'Por nivel' },
  { value: 'orden', label: 'Por orden' },
  { value: 'turno', label: 'Por turno' },
];

const WHO: Record<SitOut, string> = {
  nivel: 'los de menor nivel',
  orden: 'los últimos en confirmar',
  turno: 'los que hace más que no descansan',
};

type SitOutChoiceProps = {
  matchId: string;
  sitOut: SitOut;
  onChoose: (sitOut: SitOut) => void;
};

/**
 * Lets the organiser choose the rule that decides who sits out in this match when more players have confirmed than can
 * play.
 */
export function SitOutChoice({ matchId, sitOut, onChoose }: SitOutChoiceProps) {
  const client = useQueryClient();
  const [shown, show, revert] = useOptimisticValue(sitOut);

  async function choose(rule: SitOut) {
    show(rule);
    onChoose(rule);
    try {
      await chooseSitOut(client, { matchId, sitOut: rule, before: sitOut });
    } catch (error) {
      revert();
      toastError(failureSentence(error, { action: SIT_OUT_FAILURE }));
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <p className="leading-snug">
        <span className="font-display text-d4 tracking-wide">Quién descansa</span>{' '}
        <span className="text-mute">{WHO[shown]}</span>
      </p>
      <Segmented
        label="Quién descansa"
        options={RULES}
        value={shown}
        onChange={(rule) => void choose(rule)}
      />
    </div>
  );
}
