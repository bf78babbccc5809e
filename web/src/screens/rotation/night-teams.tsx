import { type Match, teamForLate, teamLabel, teamsOf, type TeamKey } from '@picadito/domain';
import type { ComponentProps } from 'react';
import { useMatchPlayers } from '../../attendance/attendance.ts';
import { TEAM_FILLS } from '../../teams/team-names.ts';
import type { SavedPlayer } from '../../teams/teams.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { TEXT_ACTION } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { GameNow, TeamsOfNight } from './night-view.ts';
import { toTeam, useLatePlayer } from './use-late-player.ts';

/**
 * Shows the players of all teams, the teams of the running game first, and the substitutes. A player can leave, come
 * back, or come late.
 */
export function NightTeams({
  match,
  teams,
  now,
  absent,
  onAbsence,
}: {
  match: Match;
  teams: TeamsOfNight;
  now: GameNow;
  absent: readonly string[];
  onAbsence: (playerId: string, isAbsent: boolean) => void;
}) {
  const keys = [now.home, now.away, ...now.waiting];
  const lentTo = (team: TeamKey) => now.lent.filter(({ to }) => to === team);
  const all = [...keys.flatMap((key) => teams[key] ?? []), ...teams.suplente];
  const nameOf = (id: string) => all.find((player) => player.id === id)?.name ?? '';
  const row = { absent, onAbsence };
  return (
    <section aria-label="Los equipos" className="night-teams">
      <div>
        {keys.map((key) => (
          <div key={key}>
            <h2 className={`night-chip ${TEAM_FILLS[key]}`}>{teamLabel(key)}</h2>
            <ul aria-label={`Equipo ${teamLabel(key)}`}>
              {(teams[key] ?? []).map((player) => (
                <Player key={player.id} player={player} {...row} />
              ))}
              {lentTo(key).map(({ playerId }) => (
                <li key={playerId} className="text-coin">
                  <span>
                    <Icon name="plus" size={16} /> {nameOf(playerId)}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {teams.suplente.length > 0 && (
          <div>
            <h2 className="night-chip bg-raised">SUPLENTES</h2>
            <ul aria-label="Suplentes">
              {teams.suplente.map((player) => (
                <Player key={player.id} player={player} {...row} />
              ))}
            </ul>
          </div>
        )}
      </div>
      <LatePlayer {...{ match, teams, absent, onAbsence }} />
    </section>
  );
}

function Player({
  player,
  absent,
  onAbsence,
}: {
  player: SavedPlayer;
  absent: readonly string[];
  onAbsence: (playerId: string, isAbsent: boolean) => void;
}) {
  const isAbsent = absent.includes(player.id);
  return (
    <li>
      <Menu
        title={player.name}
        className={classNames('night-player', isAbsent && 'text-mute line-through')}
        trigger={
          <>
            {player.name}
            {isAbsent && <span className="sr-only"> (no está)</span>}
          </>
        }
      >
        <MenuItem
          icon={isAbsent ? 'undo' : 'logout'}
          onSelect={() => onAbsence(player.id, !isAbsent)}
        >
          {isAbsent ? 'LLEGÓ' : 'SE FUE'}
        </MenuItem>
      </Menu>
    </li>
  );
}

/**
 * Menu of the players who are in no team; absent if all are in teams. A player who comes late joins the smallest team,
 * in a full one in the place of a player who is not there, or the substitutes if all players of the teams are there. A
 * player who has left and comes back is not absent any more.
 */
function LatePlayer({
  match,
  teams,
  absent,
  onAbsence,
}: Pick<ComponentProps<typeof NightTeams>, 'match' | 'teams' | 'absent' | 'onAbsence'>) {
  const { players = [] } = useMatchPlayers(match.id);
  const join = useLatePlayer(match, teams);
  const keys = teamsOf(match.teamCount);
  const placed = new Set(keys.flatMap((key) => (teams[key] ?? []).map(({ id }) => id)));
  const isSubstitute = (playerId: string) => teams.suplente.some(({ id }) => id === playerId);
  const ids = Object.fromEntries(keys.map((key) => [key, (teams[key] ?? []).map(({ id }) => id)]));
  const team = teamForLate(ids, keys, absent, match.perSide);
  const own = (team && teams[team]) ?? [];
  const gone = own.length < match.perSide ? undefined : own.find(({ id }) => absent.includes(id));
  const late = players.filter(({ id }) => !placed.has(id) && (team !== null || !isSubstitute(id)));
  if (late.length === 0) return null;
  return (
    <Menu
      title={`¿Quién llegó? ${team ? `Va ${toTeam(team, gone)}.` : 'Queda de suplente: entra donde falta uno.'}`}
      className={TEXT_ACTION}
      trigger={
        <>
          <Icon name="user-plus" />
          LLEGÓ ALGUIEN
        </>
      }
    >
      {late.map((player) => (
        <MenuItem
          key={player.id}
          icon="user"
          onSelect={() => {
            if (absent.includes(player.id)) onAbsence(player.id, false);
            join(player, team, gone);
          }}
        >
          {player.name}
        </MenuItem>
      ))}
    </Menu>
  );
}
