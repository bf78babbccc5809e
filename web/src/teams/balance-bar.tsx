import { type MatchPlayer, TEAM_KEYS, type TeamKey } from '@picadito/domain';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { balanceVerdict } from './balance-verdict.ts';
import { TEAM_FILLS, TEAM_TITLES } from './team-names.ts';

type Rated = Pick<MatchPlayer, 'rating'>;

/**
 * Shows the sum of levels of each team with a verdict in words: two teams as a bar divided between them, three or four
 * as one field each. The verdict is red if the rule for teams made by hand does not allow the teams.
 */
export function BalanceBar({ sides }: { sides: readonly (readonly Rated[])[] }) {
  const { ok, sums, words } = balanceVerdict(...sides);
  const [claro = 0, oscuro = 0] = sums;
  const verdict = (
    <p className={classNames('balance-word', ok ? 'text-grass' : 'text-danger')}>
      <Icon name={ok ? 'check' : 'warning'} className="-my-1 mr-1.5 inline align-middle" />
      {words}
    </p>
  );
  if (sides.length > 2) return <Several sums={sums}>{verdict}</Several>;
  const total = claro + oscuro;
  const share = total === 0 ? 50 : (claro * 100) / total;
  return (
    <div className="grid grid-cols-[auto_1fr_auto] items-end gap-x-2 gap-y-1">
      <Score team="claro" sum={claro} />
      {verdict}
      <Score team="oscuro" sum={oscuro} />
      <div aria-hidden="true" className="balance-beam">
        <span className="bg-claro transition-[width] duration-200" style={{ width: `${share}%` }} />
        <span
          className={classNames(
            'absolute inset-y-[-6px] left-1/2 w-1 -translate-x-1/2',
            ok ? 'bg-grass' : 'bg-danger',
          )}
        />
      </div>
    </div>
  );
}

/** Shows the sums of three or four teams under their verdict, each on the colour of its team. */
function Several({ sums, children }: { sums: readonly number[]; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      {children}
      <div className="flex gap-0.5">
        {TEAM_KEYS.slice(0, sums.length).map((team, index) => (
          <p
            key={team}
            className={`flex min-w-0 flex-1 items-center justify-center gap-1 px-0.5 py-1.5 leading-none ring-2 ring-mute ring-inset ${TEAM_FILLS[team]}`}
          >
            <span className="text-sm leading-none max-[359px]:sr-only">{TEAM_TITLES[team]}</span>
            <span className="font-score text-score-sm leading-none">
              {sums[index]}
              <span className="sr-only"> puntos</span>
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}

function Score({ team, sum }: { team: TeamKey; sum: number }) {
  return (
    <p className="flex items-baseline gap-1.5 whitespace-nowrap">
      <span className="text-sm leading-none text-mute max-[379px]:sr-only">
        {TEAM_TITLES[team]}
      </span>
      <span className="font-score text-score leading-none text-coin">
        {sum}
        <span className="sr-only"> puntos</span>
      </span>
    </p>
  );
}
