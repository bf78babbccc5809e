import { confirmationLabel, confirmationText, type Match } from '@picadito/domain';
import { AddToCalendar } from '../../sharing/add-to-calendar.tsx';
import { Countdown } from '../../matches/countdown.tsx';
import { MatchSummary } from '../../matches/match-summary.tsx';
import { startOf } from '../../matches/next-match.ts';
import { StatusBadge } from '../../matches/status-badge.tsx';
import { paths } from '../../lib/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { ButtonLink, TEXT_ACTION } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EnergyBar } from '../../ui/energy-bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';

const MINUTE_MS = 60_000;

export function NextMatchPanel({ match }: { match: Match | null }) {
  const now = useNow(MINUTE_MS);
  if (!match) return <NoNextMatch />;
  const isComing = startOf(match) > now;
  return (
    <Panel
      title="Próximo Partido"
      action={<StatusBadge status={match.status} />}
      className="frame-coin"
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-4 sm:flex-row sm:items-start sm:justify-between">
          <div className="min-w-0 text-lg">
            <MatchSummary match={match} />
          </div>
          <div className="flex flex-col gap-3 bg-void p-4 sm:items-end">
            {isComing && <p className="font-display text-d4 tracking-wide text-mute">Empieza en</p>}
            <Countdown startsAt={startOf(match)} />
          </div>
        </div>
        {isComing && (
          <div className="flex flex-wrap items-center gap-x-4 text-mute">
            <p className="flex items-center gap-2.5">
              <Icon name="bell" />
              Recordatorio 2h antes
            </p>
            <AddToCalendar match={match} className={`${TEXT_ACTION} -mx-2`} />
          </div>
        )}
        <Confirmed match={match} />
        <ButtonLink href={paths.confirmAttendance(match.id)} className="sm:self-start">
          <Icon name="check-double" className="max-[359px]:hidden" />
          Confirmar Asistencia
        </ButtonLink>
      </div>
    </Panel>
  );
}

function NoNextMatch() {
  return (
    <Panel title="Próximo Partido">
      <EmptyState
        icon="ball"
        action={
          <ButtonLink href={paths.createMatch}>
            <Icon name="plus" />
            Crear partido
          </ButtonLink>
        }
      >
        No tienes partidos próximos programados
      </EmptyState>
    </Panel>
  );
}

function Confirmed({ match: { confirmedCount, playerCount } }: { match: Match }) {
  const truth = confirmationText(confirmedCount, playerCount);
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-bold">
          Confirmados{' '}
          <span className="relative top-0.5 font-score text-score-sm font-normal text-grass">
            {confirmationLabel(confirmedCount)}
          </span>
        </p>
        <p className="text-mute tabular-nums">{truth}</p>
      </div>
      <EnergyBar value={confirmedCount} text={truth} label="Confirmados" />
    </div>
  );
}
