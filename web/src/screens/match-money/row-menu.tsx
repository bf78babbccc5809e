import {
  amountText,
  chatLink,
  type ListMoneyReply,
  type Match,
  type MatchMoneyReply,
} from '@picadito/domain';
import { MethodItems } from '../../money/method-items.tsx';
import { debtsOfRow, reminderText } from '../../money/money-text.ts';
import { MenuAnchor } from '../../ui/menu-anchor.tsx';
import { MenuItem } from '../../ui/menu.tsx';
import type { RowQuestion } from './row-dialog.tsx';
import type { MoneyActions } from './use-money-actions.ts';

export type RowProps = {
  match: Match;
  money: MatchMoneyReply;
  row: MatchMoneyReply['players'][number];
  /** Money of the list; undefined while it is loading. */
  list: ListMoneyReply | undefined;
  whatsapp: string | null;
  nameOf: (playerId: string) => string;
  actions: MoneyActions;
  onAsk: (kind: RowQuestion['kind']) => void;
};

export function RowMenu(props: RowProps) {
  const { row, actions, onAsk } = props;
  return (
    <>
      {row.open > 0 && (
        <MethodItems onPay={(method) => actions.pay([{ ...row, amount: row.open, method }])} />
      )}
      <MenuItem icon="edit" onSelect={() => onAsk('amount')}>
        Otro monto
      </MenuItem>
      <MenuItem icon="users" onSelect={() => onAsk('others')}>
        y también por…
      </MenuItem>
      {row.isPlaying &&
        (row.isChargedAnyway === null ? <PlayedItems {...props} /> : <LateItem {...props} />)}
      {row.hostId !== null && <GuestItem {...props} />}
      <Reminder {...props} />
      <UndoItem {...props} />
    </>
  );
}

function PlayedItems({ row: { playerId, isExempt, isAbsent }, actions }: RowProps) {
  return (
    <>
      <MenuItem
        icon={isExempt ? 'undo' : 'minus'}
        note={isExempt ? 'paga' : 'pagan los demás'}
        onSelect={() => actions.change({ exempt: { [playerId]: !isExempt } })}
      >
        {isExempt ? 'HOY PAGA' : 'HOY NO PAGA'}
      </MenuItem>
      <MenuItem
        icon={isAbsent ? 'undo' : 'close'}
        onSelect={() => actions.change({ absent: { [playerId]: !isAbsent } })}
      >
        {isAbsent ? 'SÍ VINO' : 'NO VINO'}
      </MenuItem>
    </>
  );
}

function LateItem({ row: { playerId, isChargedAnyway }, actions }: RowProps) {
  return (
    <MenuItem
      icon={isChargedAnyway ? 'undo' : 'check'}
      note="se bajó tarde"
      onSelect={() => actions.change({ chargedAnyway: { [playerId]: !isChargedAnyway } })}
    >
      {isChargedAnyway ? 'NO PAGA' : 'PAGA IGUAL'}
    </MenuItem>
  );
}

function GuestItem({ row, nameOf, actions }: RowProps) {
  const { playerId, name, hostId, paysOwn } = row;
  return (
    <MenuItem
      icon="user"
      onSelect={() => actions.change({ guestPaysOwn: { [playerId]: !paysOwn } })}
    >
      {paysOwn ? `Paga ${nameOf(hostId ?? '')}` : `${name} paga lo suyo`}
    </MenuItem>
  );
}

function Reminder({ match, money, row, list, whatsapp }: RowProps) {
  const debts = debtsOfRow(row, money, match);
  if (!whatsapp || debts.length === 0) return null;
  const payTo = list?.settings.payTo ?? null;
  const text = reminderText(row.name, debts, { currency: money.currency, payTo });
  return (
    <MenuAnchor icon="whatsapp" href={chatLink(whatsapp, text)}>
      RECORDAR
    </MenuAnchor>
  );
}

/** Returns the amount of the newest payment; null if an earlier version has stored or sent the row without it. */
const lastAmountOf = ({ lastAmount = null }: Partial<RowProps['row']>) => lastAmount;

/** Menu item that takes back the newest payment of the player; absent if there is none to take back. */
function UndoItem({ money, row, actions }: RowProps) {
  const { playerId, name, lastEntryId: entryId } = row;
  const amount = lastAmountOf(row);
  if (amount === null || entryId === null) return null;
  return (
    <MenuItem
      icon="undo"
      note={`pagó ${amountText(amount, money.currency)}`}
      onSelect={() => actions.takeBack([{ playerId, name, entryId, amount }])}
    >
      DESHACER
    </MenuItem>
  );
}
