import {
  type AttendanceStatus,
  confirmationText,
  type Match,
  type MatchPlayer,
  TEAM_PLACES,
  type TeamPlace,
  type TeamsReply,
} from '@picadito/domain';
import { type ReactNode, useId } from 'react';
import { PlayedResult } from '../../results/played-result.tsx';
import { PitchBoard } from '../../teams/pitch-board.tsx';
import { savedTeams } from '../../teams/teams.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StickyAction } from '../../ui/page.tsx';
import { Place, PlayerRow } from './player-row.tsx';
import { playersAsPlayed } from './players-as-played.ts';

const GROUPS: readonly { status: AttendanceStatus; title: string }[] = [
  { status: 'confirmed', title: 'Confirmados' },
  { status: 'declined', title: 'No fueron' },
  { status: 'pending', title: 'Sin respuesta' },
];

/** Shows a completed match: its saved teams and its attendance. Nothing can be changed before a tap on 'Corregir'. */
export function PlayedMatch({
  match,
  players,
  saved,
}: {
  match: Match;
  players: readonly MatchPlayer[];
  saved: TeamsReply | null;
}) {
  const titleId = useId();
  const teams = saved && savedTeams(saved);
  const placeOf = (playerId: string): TeamPlace | undefined =>
    TEAM_PLACES.find((name) => teams?.[name]?.some(({ id }) => id === playerId));
  const everyone = playersAsPlayed(players, saved?.players);
  const confirmed = everyone.filter(({ status }) => status === 'confirmed').length;
  return (
    <>
      <PlayedResult match={match} />
      <div className="mt-2 grid gap-6 md:mt-4 md:grid-cols-2 md:items-start md:gap-8">
        <div className="flex min-w-0 flex-col gap-4">
          {teams ? <PitchBoard {...teams} /> : <p>Este partido no tiene equipos guardados.</p>}
          <StickyAction>
            <ButtonLink
              href={paths.editTeams(match.id)}
              variant="ghost"
              onClick={() => document.querySelector('h1')?.focus()}
            >
              <Icon name="edit" />
              Corregir
            </ButtonLink>
          </StickyAction>
        </div>
        <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id={titleId} className="font-display text-d3 tracking-wide">
              Asistencia
            </h2>
            <p className="text-sm text-mute tabular-nums">
              {confirmationText(confirmed, everyone.length)}
            </p>
          </div>
          {GROUPS.map(({ status, title }) => (
            <Group
              key={status}
              title={title}
              players={everyone.filter((one) => one.status === status)}
            >
              {(player) => status === 'confirmed' && <Place team={placeOf(player.id)} />}
            </Group>
          ))}
        </section>
      </div>
    </>
  );
}

function Group({
  title,
  players,
  children,
}: {
  title: string;
  players: readonly MatchPlayer[];
  children: (player: MatchPlayer) => ReactNode;
}) {
  const titleId = useId();
  if (players.length === 0) return null;
  return (
    <div>
      <h3 id={titleId} className="mb-2 font-display text-d4 tracking-wide text-mute">
        {title} ({players.length})
      </h3>
      <ul aria-labelledby={titleId} className="flex flex-col gap-1">
        {players.map((player) => (
          <PlayerRow key={player.id} player={player}>
            {children(player)}
          </PlayerRow>
        ))}
      </ul>
    </div>
  );
}
