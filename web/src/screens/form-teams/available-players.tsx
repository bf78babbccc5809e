import { type MatchPlayer, MESSAGES, MIN_CONFIRMED_FOR_TEAMS } from '@picadito/domain';
import { type Dispatch, useId } from 'react';
import { playersText } from '../../players/players-text.ts';
import type { Formation, FormationAction } from '../../teams/formation.ts';
import { Place, PlayerRow } from './player-row.tsx';
import { TeamCard } from './team-card.tsx';
import { paths } from '../../lib/paths.ts';
import { Unconfirmed } from '../../teams/team-tag.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useTabStop } from '../../ui/use-is-wide.ts';
import { ZoneSlot } from './drag/drag-slots.tsx';

/**
 * List of the players who can be put into teams by hand: all confirmed players, and all players who are already in a
 * team.
 */
export function AvailablePlayers({
  matchId,
  formation,
  players,
  dispatch,
}: {
  matchId: string;
  formation: Formation;
  players: readonly MatchPlayer[];
  dispatch: Dispatch<FormationAction>;
}) {
  const titleId = useId();
  const tabStop = useTabStop();
  const available = players.filter(
    ({ id, status }) => status === 'confirmed' || formation.places.has(id),
  );
  const free = available.filter(({ id }) => !formation.places.has(id)).length;
  return (
    <section aria-labelledby={titleId} className="relative min-w-0 md:col-start-1 md:row-start-1">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="font-display text-d3 tracking-wide">
          Jugadores disponibles
        </h2>
        <p className="text-mute">{summaryOf(available.length, free)}</p>
      </div>
      {available.length < MIN_CONFIRMED_FOR_TEAMS && formation.error !== MESSAGES.teamsTooFew && (
        <p className="mb-3">{MESSAGES.teamsTooFew}</p>
      )}
      {available.length < MIN_CONFIRMED_FOR_TEAMS && (
        <ButtonLink href={paths.confirmAttendance(matchId)} className="mb-3">
          Confirmar Asistencia
        </ButtonLink>
      )}
      <ul aria-labelledby={titleId} tabIndex={tabStop} className="teams-available">
        {available.map((player) =>
          formation.method === 'manual' ? (
            <TeamCard
              key={player.id}
              player={player}
              team={formation.places.get(player.id) ?? null}
              dispatch={dispatch}
            />
          ) : (
            <PlayerRow
              key={player.id}
              player={player}
              mark={player.status !== 'confirmed' && <Unconfirmed />}
            >
              <Place team={formation.places.get(player.id)} />
            </PlayerRow>
          ),
        )}
      </ul>
      {formation.method === 'manual' && <ZoneSlot zone="libre" />}
    </section>
  );
}

function summaryOf(available: number, free: number): string {
  const all = playersText(available);
  return free === 0 || free === available ? all : `${all} · ${free} sin equipo`;
}
