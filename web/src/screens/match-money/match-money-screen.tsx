import type { Match } from '@picadito/domain';
import { MatchScreen } from '../../matches/match-screen.tsx';
import { useChosenMatch } from '../../matches/use-chosen-match.ts';
import { useMatchMoney } from '../../money/match-money.ts';
import { MONEY_FAILURES } from '../../money/money-failures.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Money } from './money.tsx';
import { mayHandleMoney } from '../../helpers/may.ts';
import { OthersMoney } from '../../helpers/others-money.tsx';

/** Screen that shows what a match costs and who has paid. */
export function MatchMoneyScreen() {
  const chosen = useChosenMatch(paths.matchMoney);
  return (
    <MatchScreen title="La plata" step="plata" chosen={chosen}>
      {(match) =>
        mayHandleMoney(match) ? (
          <MoneyOfMatch key={match.id} match={match} />
        ) : (
          <OthersMoney owner={match.owner} />
        )
      }
    </MatchScreen>
  );
}

function MoneyOfMatch({ match }: { match: Match }) {
  const { money, asked, isError, refetch } = useMatchMoney(match);
  if (match.listId === null) {
    return (
      <Panel className="mt-6">
        <EmptyState icon="coin">
          Este partido no tiene lista: la plata se lleva por lista.
        </EmptyState>
      </Panel>
    );
  }
  if (isError && !money) {
    return (
      <Panel className="mt-6">
        <LoadError onRetry={() => void refetch()}>{MONEY_FAILURES.load}</LoadError>
      </Panel>
    );
  }
  if (!money) return <Loading />;
  return <Money match={match} money={money} asked={asked} />;
}
