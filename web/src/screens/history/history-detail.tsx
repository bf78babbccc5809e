import { attendanceOf, confirmationText, longDate, type Match } from '@picadito/domain';
import { CaptainName } from '../../captain/captain-name.tsx';
import { StatusBadge } from '../../matches/status-badge.tsx';
import { PlayedResult } from '../../results/played-result.tsx';
import { PitchBoard } from '../../teams/pitch-board.tsx';
import { savedTeams, useTeams } from '../../teams/teams.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Shows a match of the history next to the list: date, result, teams, and the screens of the match. */
export function HistoryDetail({
  match,
  onRematch,
}: {
  match: Match;
  /** Undefined if a rematch is not offered. */
  onRematch: ((match: Match) => void) | undefined;
}) {
  const { data: saved } = useTeams(match);
  const { confirmed, players } = attendanceOf(match);
  return (
    <section aria-label="Detalles del partido" className="history-detail">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 aria-live="polite" className="font-display text-d2 tracking-wide">
          {longDate(match.date)} · {match.time}
        </h2>
        <StatusBadge status={match.status} />
      </div>
      <p className="mt-1 flex gap-2">
        <Icon name="pin" className="h-[1lh] text-coin" />
        <span className="min-w-0">{match.location}</span>
      </p>
      <CaptainName match={match} />
      <p className="mt-1 text-mute tabular-nums">{confirmationText(confirmed, players)}</p>
      <PlayedResult match={match} />
      <div className={match.teamCounts ? 'mt-4 min-h-80' : 'mt-4'}>
        {saved && <PitchBoard {...savedTeams(saved)} />}
        {!match.teamCounts && <p>Este partido no tiene equipos guardados.</p>}
      </div>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <ButtonLink href={paths.formTeams(match.id)} variant="ghost" size="sm">
          <Icon name="eye" />
          Abrir partido
        </ButtonLink>
        <ButtonLink href={paths.confirmAttendance(match.id)} variant="ghost" size="sm">
          <Icon name="check-double" />
          Ver asistencia
        </ButtonLink>
        {match.teamCounts && (
          <ButtonLink href={paths.shareTeams(match.id)} variant="ghost" size="sm">
            <Icon name="shirt" />
            Compartir
          </ButtonLink>
        )}
        {onRematch && (
          <Button variant="ghost" size="sm" onClick={() => onRematch(match)}>
            <Icon name="repeat" />
            Revancha
          </Button>
        )}
      </div>
    </section>
  );
}
