import {
  type MatchPlayer,
  MESSAGES,
  MIN_CONFIRMED_FOR_TEAMS,
  TEAM_PLACES,
  type TeamPlace,
} from '@picadito/domain';
import { type Dispatch, useId, useMemo } from 'react';
import { playersText } from '../../players/players-text.ts';
import type { Formation, FormationAction } from '../../teams/formation.ts';
import { placesWith } from '../../teams/team-sizes.ts';
import { Place } from './player-row.tsx';
import { TeamCard } from './team-card.tsx';
import { paths } from '../../lib/paths.ts';
import { TeamTag, Unconfirmed } from '../../teams/team-tag.tsx';
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
  const isManual = formation.method === 'manual';
  const areColumns = !isManual && formation.sizes.teamCount === 2;
  const places = useTeamPlaces(formation);
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
      {areColumns && formation.places.size > 0 && COLUMN_HEADS}
      <ul
        aria-labelledby={titleId}
        tabIndex={tabStop}
        className={areColumns ? 'teams-available teams-columns' : 'teams-available'}
      >
        {(isManual ? available : byTeam(available, formation)).map((player) =>
          isManual ? (
            <TeamCard
              key={player.id}
              player={player}
              team={formation.places.get(player.id) ?? null}
              places={places}
              dispatch={dispatch}
            />
          ) : (
            <PlacedPlayer key={player.id} player={player} team={formation.places.get(player.id)} />
          ),
        )}
      </ul>
      {isManual && <ZoneSlot zone="libre" />}
    </section>
  );
}

/** Returns the places of the match, in an array that changes only with the number of teams. */
function useTeamPlaces({ sizes: { teamCount } }: Formation) {
  return useMemo(() => placesWith(teamCount), [teamCount]);
}

/** Names the columns of the two teams in wide windows. The rows say it to assistive technology. */
const COLUMN_HEADS = (
  <div aria-hidden="true" className="teams-heads">
    <TeamTag team="claro" />
    <TeamTag team="oscuro" />
  </div>
);

/** Returns the players by team, then by level with the highest first. Players without a team come last. */
function byTeam(players: readonly MatchPlayer[], { places }: Formation): MatchPlayer[] {
  const rankOf = ({ id }: MatchPlayer) =>
    [...TEAM_PLACES, undefined].findIndex((team) => team === places.get(id));
  return players.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) || Number(other.skillLevel) - Number(one.skillLevel),
  );
}

/**
 * Row of a player with the level and the team. In wide windows the rows of Claro and Oscuro are two columns, so that
 * the teams can be compared at a glance.
 */
function PlacedPlayer({ player, team }: { player: MatchPlayer; team: TeamPlace | undefined }) {
  const { name, skillLevel, status } = player;
  return (
    <li className={`placed-row ${team ?? ''}`}>
      <span title={name} className="min-w-0 grow truncate">
        {name}
      </span>
      {status !== 'confirmed' && <Unconfirmed />}
      <span className="level">
        <span className="sr-only">Nivel </span>
        {skillLevel}
      </span>
      <Place team={team} />
    </li>
  );
}

function summaryOf(available: number, free: number): string {
  const all = playersText(available);
  return free === 0 || free === available ? all : `${all} · ${free} sin equipo`;
}
