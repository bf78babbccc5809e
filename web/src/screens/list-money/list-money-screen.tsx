import type { ListMoneyReply, Player, PlayersList } from '@picadito/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { answerQuestion } from '../../money/answer-question.ts';
import { AskedPayments } from '../../money/asked-payments.tsx';
import { useListMoney, useListMoneyChanges } from '../../money/list-money.ts';
import { MONEY_FAILURES } from '../../money/money-failures.ts';
import { namesInMoney } from '../../money/names-in-money.ts';
import { potText } from '../../money/pot-text.ts';
import { ListScreen } from '../../players/lists/list-screen.tsx';
import { PendingNotice } from '../../sync/outbox/pending-notice.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Balances } from './balances.tsx';
import { Claims } from './claims.tsx';
import { MoneySettings } from './money-settings.tsx';
import { Movements } from './movements.tsx';
import { PotActions } from './pot-actions.tsx';
import { isOwn, mayHandleMoney } from '../../helpers/may.ts';
import { OthersMoney } from '../../helpers/others-money.tsx';

/** Screen that shows the pot of a list, who owes, who has money in favour, and the newest movements. */
export function ListMoneyScreen() {
  const { id = '' } = useParams();
  return (
    <ListScreen id={id} title="La caja" titleOf={() => 'La caja'} leadOf={({ name }) => name}>
      {(list, players) =>
        mayHandleMoney(list) ? (
          <MoneyOfList key={list.id} list={list} players={players} />
        ) : (
          <OthersMoney owner={list.owner} />
        )
      }
    </ListScreen>
  );
}

function MoneyOfList({ list, players }: { list: PlayersList; players: readonly Player[] }) {
  const client = useQueryClient();
  const { data, asked, isError, refetch } = useListMoney(list.id);
  if (isError && !data) {
    return (
      <Panel>
        <LoadError onRetry={() => void refetch()}>{MONEY_FAILURES.load}</LoadError>
      </Panel>
    );
  }
  if (!data) return <Loading />;
  return (
    <>
      <div className="has-[p]:mb-4">
        <PendingNotice listId={list.id} />
      </div>
      <div className="flex flex-col gap-4">
        <AskedPayments
          asked={asked}
          onAnswer={(payment, isPaid) => answerQuestion(client, payment, isPaid)}
        />
        <Pot list={list} players={players} money={data} />
      </div>
    </>
  );
}

function Pot({
  list,
  players,
  money,
}: {
  list: PlayersList;
  players: readonly Player[];
  money: ListMoneyReply;
}) {
  const changes = useListMoneyChanges(list.id);
  const nameOf = namesInMoney(players, money);
  const shown = { money, changes, nameOf };
  const pot = potText(money.pot, money.currency, list.owner);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        <Panel>
          <p className="font-display text-d3 leading-tight tracking-wide wrap-anywhere">
            La caja: <span className="text-d1 text-coin">{pot.figure}</span>
            {pot.rest}
          </p>
          <PotActions listId={list.id} players={players} {...shown} />
        </Panel>
        <Claims {...shown} />
        <Balances players={players} {...shown} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {isOwn(list) && <MoneySettings listId={list.id} players={players} {...shown} />}
        <Movements {...shown} />
        <ButtonLink href={paths.playerList(list.id)} variant="ghost" className="self-start">
          Ver la lista
        </ButtonLink>
      </div>
    </div>
  );
}
