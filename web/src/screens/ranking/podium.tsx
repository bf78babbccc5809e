import { nameList, type RankedPlayer } from '@picadito/domain';
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
/** Maximum number of names on one of several steps, and on the only one; further players are counted. */
const NAMES_MAX = { several: 2, only: 6 };

/**
 * Podium with the players of the first three ranks, on wide screens only, and only for a ranking of three players or
 * more. Equal players share a step, which takes the whole width if nobody stands on another one. Assistive technology
 * skips it, because the table has the same content.
 */
export function Podium({ ranked }: { ranked: readonly RankedPlayer[] }) {
  if (ranked.length < STEPS.length) return null;
  const steps = STEPS.map((step) => ({
    step,
    names: ranked.filter(({ rank }) => rank === step).map(({ name }) => name),
  })).filter(({ names }) => names.length > 0);
  const most = steps.length === 1 ? NAMES_MAX.only : NAMES_MAX.several;
  return (
    <Panel as="div" className="max-xl:hidden">
      <div aria-hidden="true" className="flex items-end gap-2">
        {steps.map(({ step, names }) => (
          <Step key={step} step={step} names={shortList(names, most)} />
        ))}
      </div>
    </Panel>
  );
}

/** Lists the names in a sentence. If there are more than `most`, the others are counted. */
function shortList(names: readonly string[], most: number): string {
  const others = names.length - most;
  return nameList(others > 1 ? [...names.slice(0, most), `${others} más`] : names);
}

function Step({ step, names }: { step: number; names: string }) {
  const medal = MEDALS[step - 1];
  if (!medal) return null;
  return (
    <div className="flex min-w-0 flex-1 flex-col items-center text-center">
      <Icon name="medal" className={medal.text} />
      <p className="mt-2 max-w-full text-sm font-bold text-balance">{names}</p>
      <div className={`mt-2 grid w-full place-items-center border-t-8 bg-raised ${medal.block}`}>
        <span className={`font-score text-score-lg ${medal.text}`}>{step}</span>
      </div>
    </div>
  );
}
