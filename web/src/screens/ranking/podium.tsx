import type { RankedPlayer } from '@picadito/domain';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';

/** The colour classes of the first three ranks: gold, silver, bronze. */
export const MEDALS: readonly { text: string; block: string }[] = [
  { text: 'text-coin', block: 'h-32 border-coin' },
  { text: 'text-ink', block: 'h-24 border-ink' },
  { text: 'text-bronze', block: 'h-16 border-bronze' },
];

/** The ranks on the podium, from left to right. */
const STEPS = [2, 1, 3];

/**
 * Podium with the first three players, on wide screens only. It is hidden from assistive technology, because the table
 * has the same content.
 */
export function Podium({ ranked }: { ranked: readonly RankedPlayer[] }) {
  if (ranked.length < STEPS.length) return null;
  return (
    <Panel as="div" className="max-xl:hidden">
      <div aria-hidden="true" className="flex items-end gap-2">
        {STEPS.map((step) => (
          <Step key={step} player={ranked[step - 1]} medal={MEDALS[step - 1]} />
        ))}
      </div>
    </Panel>
  );
}

function Step({
  player,
  medal,
}: {
  player: RankedPlayer | undefined;
  medal: (typeof MEDALS)[number] | undefined;
}) {
  if (!player || !medal) return null;
  return (
    <div className="flex min-w-0 flex-1 flex-col items-center text-center">
      <Icon name="medal" className={medal.text} />
      <p className="my-2 max-w-full text-sm font-bold">{player.name}</p>
      <div className={`grid w-full place-items-center border-t-8 bg-raised ${medal.block}`}>
        <span className={`font-score text-score-lg ${medal.text}`}>{player.rank}</span>
      </div>
    </div>
  );
}
