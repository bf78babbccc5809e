import type { RankedPlayer } from '@picadito/domain';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Colour classes of the first three ranks: gold, silver, bronze. */
export const MEDALS: readonly { text: string; block: string }[] = [
  { text: 'text-coin', block: 'h-32 border-coin' },
  { text: 'text-ink', block: 'h-24 border-ink' },
  { text: 'text-bronze', block: 'h-16 border-bronze' },
];

/** Ranks on the podium, from left to right. */
const STEPS = [2, 1, 3];
/** Maximum number of names on a step; further players are counted. */
const NAMES_MAX = 3;

/**
 * Podium with the players of the first three ranks, on wide screens only; equal players share a step. Assistive
 * technology skips it, because the table has the same content.
 */
export function Podium({ ranked }: { ranked: readonly RankedPlayer[] }) {
  if (ranked.length < STEPS.length) return null;
  return (
    <Panel as="div" className="max-xl:hidden">
      <div aria-hidden="true" className="flex items-end gap-2">
        {STEPS.map((step) => (
          <Step key={step} players={ranked.filter(({ rank }) => rank === step)} step={step} />
        ))}
      </div>
    </Panel>
  );
}

function Step({ players, step }: { players: readonly RankedPlayer[]; step: number }) {
  const medal = MEDALS[step - 1];
  if (players.length === 0 || !medal) return null;
  return (
    <div className="flex min-w-0 flex-1 flex-col items-center text-center">
      <Icon name="medal" className={medal.text} />
      {players.slice(0, NAMES_MAX).map(({ id, name }) => (
        <p key={id} className="mt-2 max-w-full text-sm font-bold">
          {name}
        </p>
      ))}
      {players.length > NAMES_MAX && (
        <p className="mt-2 text-sm text-mute">y {players.length - NAMES_MAX} más</p>
      )}
      <div className={`mt-2 grid w-full place-items-center border-t-8 bg-raised ${medal.block}`}>
        <span className={`font-score text-score-lg ${medal.text}`}>{step}</span>
      </div>
    </div>
  );
}
