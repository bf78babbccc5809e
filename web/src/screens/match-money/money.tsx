import type { Match, MatchMoneyReply, PendingMoney } from '@picadito/domain';
import { type ComponentProps, useState } from 'react';
import { A_MINUTE_MS, useNow } from '../../lib/clock.ts';
import { courtEndOf } from '../../matches/next-match.ts';
import { useListMoney } from '../../money/list-money.ts';
import { missingText } from '../../money/money-text.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StickyAction } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AskedPayments } from '../../money/asked-payments.tsx';
import { Cost } from './cost.tsx';
import { DepositQuestion } from './deposit-question.tsx';
import { GonePlayers } from './gone-players.tsx';
import { LastPayments } from './last-payments.tsx';
import { MoneyRows, useMoneyRows } from './money-rows.tsx';
import { More } from './more.tsx';
import { OutdatedQuestion } from './outdated-question.tsx';
import { RowDialog, type RowQuestion } from './row-dialog.tsx';
import { type MoneyActions, useMoneyActions } from './use-money-actions.ts';

const TWO_COLUMNS =
  'grid grid-cols-1 content-start lg:grid-cols-[minmax(0,1fr)_340px] lg:grid-rows-[auto_1fr] lg:gap-x-8';
/** The column of a form, for a match without a cost, whose players are not shown. */
const ONE_COLUMN = 'flex flex-col lg:max-w-[560px]';

type Shown = { match: Match; money: MatchMoneyReply };

/** Shows the cost and the share of a match, and its players; a tap on a player stores that the player has paid. */
export function Money({ asked, ...shown }: Shown & { asked: readonly PendingMoney[] }) {
  const { match, money } = shown;
  const { data: ofList, asked: askedOfList } = useListMoney(match.listId);
  const actions = useMoneyActions(match, money);
  const shownRows = useMoneyRows(match, money);
  const [question, ask] = useState<RowQuestion | null>(null);
  const { notice, change, close } = actions;
  const now = useNow(A_MINUTE_MS);
  const isSuspended = match.status === 'cancelado';
  const hasCost = money.cost !== null || money.price !== null;
  const canClose = hasCost && !money.isClosed && !isSuspended && money.players.length > 0;
  const isOffered = canClose && now >= courtEndOf(match);
  const hasRows = hasCost && money.players.length > 0;
  return (
    <div className={`mt-2 gap-2 md:mt-4 ${hasCost ? TWO_COLUMNS : ONE_COLUMN}`}>
      <div className="flex min-w-0 flex-col gap-2 md:gap-3 lg:col-start-2 lg:row-start-1">
        <AskedPayments asked={[...asked, ...askedOfList]} onAnswer={actions.answer} />
        {isSuspended ? (
          <DepositQuestion
            money={money}
            onDecide={(outcome) => void actions.decideDeposit(outcome)}
          />
        ) : (
          <Cost {...shown} onCost={(cost) => change({ cost })} />
        )}
        <OutdatedQuestion
          {...shown}
          onChange={close}
          onKeep={() => change({ isOutdated: false })}
        />
        <Notice text={notice} />
        {hasRows && <Missing money={money} actions={actions} />}
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {hasRows ? (
          <MoneyRows {...{ match, money, actions }} {...shownRows} onAsk={ask} />
        ) : (
          hasCost && !isSuspended && <NobodyYet />
        )}
        {match.listId !== null && ofList && <GonePlayers listId={match.listId} money={ofList} />}
      </div>
      <div className="flex min-w-0 flex-col gap-3 lg:col-start-2 lg:row-start-2">
        <Bar
          {...{ money, actions, isOffered }}
          nameOf={shownRows.nameOf}
          onAsk={(playerId) => ask({ kind: 'only-others', playerId })}
        />
        <More {...{ ...shown, actions }} canClose={canClose && !isOffered} />
      </div>
      <RowDialog
        {...{ ...shown, question }}
        rows={shownRows.rows}
        pay={actions.pay}
        onClose={() => ask(null)}
      />
    </div>
  );
}

function Notice({ text }: { text: string | null }) {
  return (
    <p role="status" className={text ? 'border-l-4 border-cyan bg-panel px-3 py-2' : 'sr-only'}>
      {text}
    </p>
  );
}

/** Bar with the last payments, and the button that closes the accounts if it is offered; absent without both. */
function Bar({
  isOffered,
  actions: { payments, takeBack, close },
  ...shown
}: Pick<ComponentProps<typeof LastPayments>, 'money' | 'nameOf' | 'onAsk'> & {
  isOffered: boolean;
  actions: MoneyActions;
}) {
  if (!isOffered && payments.length === 0) return null;
  return (
    <StickyAction>
      <LastPayments {...shown} payments={payments} onUndo={takeBack} />
      {isOffered && <Button onClick={close}>CERRAR CUENTAS</Button>}
    </StickyAction>
  );
}

function NobodyYet() {
  return (
    <Panel>
      <EmptyState icon="users">Todavía no confirmó nadie.</EmptyState>
    </Panel>
  );
}

/** Shows how many players have not paid, and the button that stores that all of them have. */
function Missing({ money, actions }: { money: MatchMoneyReply; actions: MoneyActions }) {
  const open = money.players.filter((row) => row.open > 0);
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3">
      <h2 className="font-display text-d3 tracking-wide">{missingText(money)}</h2>
      {open.length > 1 && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => actions.pay(open.map((row) => ({ ...row, amount: row.open })))}
        >
          TODOS PAGARON
        </Button>
      )}
    </div>
  );
}
