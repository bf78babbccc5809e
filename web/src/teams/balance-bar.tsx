import type { MatchPlayer } from '@picadito/domain';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { balanceVerdict } from './balance-verdict.ts';

type Rated = Pick<MatchPlayer, 'rating'>;

/**
 * Shows the sums of levels of two teams as a bar split between them, with a verdict in words. The verdict is red if the
 * rule for teams made by hand does not allow the teams.
 */
export function BalanceBar({
  claro,
  oscuro,
}: {
  claro: readonly Rated[];
  oscuro: readonly Rated[];
}) {
  const { ok, sums, words } = balanceVerdict(claro, oscuro);
  const total = sums.claro + sums.oscuro;
  const share = total === 0 ? 50 : (sums.claro * 100) / total;
  return (
    <div className="grid grid-cols-[auto_1fr_auto] items-end gap-x-2 gap-y-1">
      <Score name="Claro" sum={sums.claro} />
      <p className={classNames('balance-word', ok ? 'text-grass' : 'text-danger')}>
        <Icon name={ok ? 'check' : 'warning'} className="-my-1 mr-1.5 inline align-middle" />
        {words}
      </p>
      <Score name="Oscuro" sum={sums.oscuro} />
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

function Score({ name, sum }: { name: string; sum: number }) {
  return (
    <p className="flex items-baseline gap-1.5 whitespace-nowrap">
      <span className="text-sm leading-none text-mute max-[379px]:sr-only">{name}</span>
      <span className="font-score text-score leading-none text-coin">
        {sum}
        <span className="sr-only"> puntos</span>
      </span>
    </p>
  );
}
