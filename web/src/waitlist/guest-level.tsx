import { type MatchPlayer, SKILL_LEVELS, SKILL_NAMES, type SkillLevel } from '@picadito/domain';
import { useOptimisticValue } from '../lib/use-optimistic-value.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import { toastError } from '../ui/toast/toasts.ts';
import { ANSWER_FAILURES, useGuestLevel } from './answers.ts';

/** Field for the level of a guest of a match. */
export function GuestLevel({ matchId, player }: { matchId: string; player: MatchPlayer }) {
  const level = useGuestLevel(matchId);
  const [shown, show, revert] = useOptimisticValue(player.skillLevel);

  function rate(skillLevel: SkillLevel): void {
    show(skillLevel);
    level.mutate(
      { playerId: player.id, skillLevel },
      {
        onError: (error) => {
          revert();
          toastError(failureSentence(error, { action: ANSWER_FAILURES.level }));
        },
      },
    );
  }

  return (
    <label className="text-sm text-mute">
      Nivel
      <select
        className="mt-0.5 block min-h-11 field px-3 text-base text-ink focus-visible:outline-offset-0"
        value={shown}
        onChange={({ target }) => rate(target.value as SkillLevel)}
      >
        {SKILL_LEVELS.map((one) => (
          <option key={one} value={one}>
            {SKILL_NAMES[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
