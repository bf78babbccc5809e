import { amountText, type Currency } from '@picadito/domain';
import { olderText, rowText } from '../../money/money-text.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import { RowMenu, type RowProps } from './row-menu.tsx';

/**
 * Row of a player: a tap writes what is open of this match, a second button what is open of older ones. With nothing
 * open, a tap opens the menu.
 */
export function MoneyRow(props: RowProps) {
  const { money, row, nameOf, actions } = props;
  const isOpen = row.open > 0;
  const facts = (
    <RowFacts {...{ row, currency: money.currency }} text={rowText(row, money, nameOf)} />
  );
  return (
    <li
      data-player={row.playerId}
      className={classNames(
        'row flex min-h-14 flex-wrap items-stretch border-l-4',
        isOpen ? 'border-coin' : row.paid > 0 ? 'border-grass' : 'border-raised',
      )}
    >
      <div className="flex min-w-0 grow basis-[15rem]">
        {isOpen ? (
          <>
            <button
              type="button"
              className="player-button big-text:flex-wrap"
              onClick={() => actions.pay([{ ...row, amount: row.open }])}
            >
              {facts}
              <span className="sr-only">: anotar que pagó</span>
            </button>
            <Menu label={`Más acciones para ${row.name}`} title={row.name}>
              <RowMenu {...props} />
            </Menu>
          </>
        ) : (
          <Menu
            title={row.name}
            className="player-button big-text:flex-wrap"
            trigger={
              <>
                {facts}
                <span className="sr-only">Más acciones para {row.name}</span>
                <Icon name="more" className="mr-3 text-mute" />
              </>
            }
          >
            <RowMenu {...props} />
          </Menu>
        )}
      </div>
      {row.otherDebts.length > 0 && <OlderDebts {...props} />}
    </li>
  );
}

/** Button that writes what is open of older matches. */
function OlderDebts({ row, money: { currency }, actions }: RowProps) {
  const debts = row.otherDebts;
  const amount = debts.reduce((sum, { open }) => sum + open, 0);
  const debtOf = debts.find(({ matchId }) => matchId !== null)?.matchId ?? null;
  return (
    <button
      type="button"
      className="tile mx-2 my-1.5 min-h-11 px-2 font-display text-d4 tracking-wide hover:border-ink focus-visible:-outline-offset-3"
      onClick={() => actions.pay([{ ...row, amount, debtOf }])}
    >
      {row.open > 0 ? 'y ' : 'Debe '}
      {olderText(debts, currency)}
      <span className="sr-only"> de {row.name}: anotar que pagó</span>
    </button>
  );
}

function RowFacts({
  row,
  text,
  currency,
}: Pick<RowProps, 'row'> & { text: string; currency: Currency }) {
  return (
    <>
      <span className="min-w-0 flex-1 big-text:basis-full">
        <span className="block text-[1.0625rem] leading-snug font-bold">{row.name}</span>
        {text && <span className="block text-sm leading-tight text-mute">{text}</span>}
      </span>
      {row.open > 0 ? (
        <span className="shrink-0 font-display text-d3 text-coin">
          {amountText(row.open, currency)}
        </span>
      ) : (
        row.paid > 0 && <Icon name="check" className="text-grass" />
      )}
    </>
  );
}
