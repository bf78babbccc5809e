import { amountText, chatLink, type ListMoneyReply, type Player } from '@picadito/domain';
import { useState } from 'react';
import { MethodItems } from '../../money/method-items.tsx';
import { debtText, GONE, reminderText, sumOf } from '../../money/money-text.ts';
import { settlementsOf } from '../../money/settlements.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { MenuAnchor } from '../../ui/menu-anchor.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { ShownMoney } from '../../money/list-money.ts';

type Balance = ListMoneyReply['balances'][number];
type Props = ShownMoney & { players: readonly Player[] };

/** Shows the players who owe money, with the dates of the matches, and the players with money in their favour. */
export function Balances(props: Props) {
  const { money, changes, nameOf } = props;
  const [forgiven, forgive] = useState<Balance | null>(null);
  const owing = money.balances.filter(({ debts }) => debts.length > 0);
  const ahead = money.balances.filter(({ debts }) => debts.length === 0);
  return (
    <>
      <Panel title="Deben">
        {owing.length === 0 && <p>Nadie debe nada.</p>}
        <ul className="flex flex-col gap-1">
          {owing.map((one) => (
            <Owing key={one.playerId} {...props} one={one} onForgive={() => forgive(one)} />
          ))}
        </ul>
      </Panel>
      {ahead.length > 0 && (
        <Panel title="A favor">
          <ul className="flex flex-col gap-2">
            {ahead.map((one) => (
              <Ahead key={one.playerId} {...props} one={one} />
            ))}
          </ul>
        </Panel>
      )}
      <ConfirmDialog
        open={forgiven !== null}
        title={`¿Perdonar lo de ${forgiven ? nameOf(forgiven.playerId) : ''}?`}
        confirmLabel="PERDONAR"
        onCancel={() => forgive(null)}
        onConfirm={() => {
          forgive(null);
          if (!forgiven) return;
          const { playerId, debts } = forgiven;
          for (const { settlement } of settlementsOf(-sumOf(debts)))
            changes.settle(playerId, settlement, nameOf(playerId));
        }}
      >
        <p>
          {forgiven && debtText(forgiven.debts, money.currency)} Deja de deberlo. La caja no cambia:
          no entra ni sale plata.
        </p>
      </ConfirmDialog>
    </>
  );
}

/**
 * Row of a player with money in favour. A menu offers to give it back and, if the player is gone, to leave it in the
 * pot.
 */
function Ahead({ one, money, changes, nameOf }: Props & { one: Balance }) {
  const { playerId, balance, isGone } = one;
  const name = nameOf(playerId);
  const ways = settlementsOf(balance).slice(0, isGone ? 2 : 1);
  const amount = amountText(balance, money.currency);
  return (
    <li className="flex min-h-12 items-center gap-2 border-l-4 border-grass bg-void pl-3">
      <p className="min-w-0 flex-1 py-1">
        <span className="block font-bold wrap-anywhere">{name}</span>
        {isGone && <span className="block text-sm leading-tight text-mute">{GONE}</span>}
      </p>
      <span className="shrink-0 font-display text-d3 text-grass">{amount}</span>
      <Menu label={`Más acciones para ${name}`} title={name}>
        {ways.map(({ label, settlement }) => (
          <MenuItem
            key={label}
            icon={settlement.kind === 'payment' ? 'undo' : 'coin'}
            note={amount}
            onSelect={() => changes.settle(playerId, settlement, name)}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </li>
  );
}

/** Row of a player who owes, with a menu. */
function Owing(props: Props & { one: Balance; onForgive: () => void }) {
  const { one, money, changes, nameOf, onForgive } = props;
  const { playerId, debts } = one;
  const amount = sumOf(debts);
  const name = nameOf(playerId);
  return (
    <li className="flex min-h-14 items-center gap-2 border-l-4 border-coin bg-void pl-3 big-text:pl-1">
      <p className="min-w-0 flex-1 py-1">
        <span title={name} className="line-clamp-2 leading-snug font-bold">
          {name}
        </span>
        <span className="block text-sm leading-tight text-mute">
          {debtText(debts, money.currency)} {one.isGone && `${GONE}.`}
        </span>
      </p>
      <span aria-hidden="true" className="shrink-0 font-display text-d3 text-coin max-sm:hidden">
        {amountText(amount, money.currency)}
      </span>
      <Menu label={`Más acciones para ${name}`} title={name}>
        <MenuItem
          icon="check"
          tone="text-grass"
          onSelect={() => changes.pay({ playerId, amount }, name)}
        >
          PAGÓ {amountText(amount, money.currency)}
        </MenuItem>
        <MethodItems onPay={(method) => changes.pay({ playerId, amount, method }, name)} />
        <Reminder {...props} />
        <MenuItem icon="undo" onSelect={onForgive}>
          PERDONAR
        </MenuItem>
      </Menu>
    </li>
  );
}

function Reminder({ one, money, players, nameOf }: Props & { one: Balance }) {
  const whatsapp = players.find(({ id }) => id === one.playerId)?.whatsapp;
  if (!whatsapp) return null;
  const { currency, settings } = money;
  const text = reminderText(nameOf(one.playerId), one.debts, { currency, payTo: settings.payTo });
  return (
    <MenuAnchor icon="whatsapp" href={chatLink(whatsapp, text)}>
      RECORDAR
    </MenuAnchor>
  );
}
