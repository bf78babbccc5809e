import { amountText, type Currency } from '@picadito/domain';
import { debtText, olderText, rowText } from '../../money/money-text.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import { RowMenu, type RowProps } from './row-menu.tsx';

/**
 * Shows a player. A tap stores that the player has paid this match, and a second button that older debts are paid. If
 * the player owes nothing, a tap opens the menu.
 */
export function MoneyRow(props: RowProps) {
  const { money, row, nameOf, actions } = props;
  const isOpen = row.open > 0;
  const title = <MenuTitle {...props} />;
  const facts = (
    <RowFacts {...{ row, currency: money.currency }} text={rowText(row, money, nameOf)} />
  );
  return (
    <li
      data-player={row.playerId}
      className={classNames(
        'row flex min-h-13 items-stretch border-l-4 max-[23rem]:flex-wrap',
        isOpen ? 'border-coin' : row.paid > row.forgiven ? 'border-grass' : 'border-raised',
      )}
    >
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
          <OlderDebts {...props} />
          <Menu label={`Más acciones para ${row.name}`} title={title}>
            <RowMenu {...props} />
          </Menu>
        </>
      ) : (
        <>
          <Menu
            title={title}
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
          <OlderDebts {...props} />
        </>
      )}
    </li>
  );
}

/** Title of the menu of a player: the name, and what the player owes besides this match. */
function MenuTitle({ row: { name, otherDebts }, money: { currency } }: RowProps) {
  return (
    <>
      {name}
      {otherDebts.length > 0 && (
        <span className="block text-sm font-normal text-mute">
          {debtText(otherDebts, currency)}
        </span>
      )}
    </>
  );
}

/** Button that stores that a player has paid the debts of other matches; absent without such debts. */
function OlderDebts({ row, money: { currency }, actions }: RowProps) {
  const debts = row.otherDebts;
  if (debts.length === 0) return null;
  const amount = debts.reduce((sum, { open }) => sum + open, 0);
  const debtOf = debts.find(({ matchId }) => matchId !== null)?.matchId ?? null;
  return (
    <button
      type="button"
      className={classNames(
        'tile mr-1 ml-2 min-h-11 shrink-0 self-center px-1 font-display text-d4 leading-[1.1] tracking-wide hover:border-ink focus-visible:-outline-offset-3',
        'max-[23rem]:order-last max-[23rem]:mx-2 max-[23rem]:mb-1.5 max-[23rem]:w-full',
        row.open > 0 ? 'w-[6.75rem]' : 'w-[9rem]',
      )}
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
        <span title={row.name} className="line-clamp-2 text-[1.0625rem] leading-snug font-bold">
          {row.name}
        </span>
        {text && <span className="block text-sm leading-tight text-mute">{text}</span>}
      </span>
      {row.open > 0 ? (
        <span className="shrink-0 font-display text-d3 text-coin">
          {amountText(row.open, currency)}
        </span>
      ) : (
        row.paid > row.forgiven && <Icon name="check" className="text-grass" />
      )}
    </>
  );
}
