import type { MatchFormat } from '../matches/match-format.ts';
import type { TeamKey } from '../teams/teams.ts';
import { nameList } from '../text/text-line.ts';
import { longDate } from '../time/dates.ts';
import type { Game, NextGame, PlayRules, Rest } from './game.ts';
import { championsOf, type PlacedRow } from './night-table.ts';

/** Number of minutes between two games, in which the teams change. */
const CHANGE_MINUTES = 1;

/**
 * Returns the warning that one team may play twice as often as another: without a limit of wins, and with a limit of one
 * for three teams, of which a team that keeps losing plays every game. Returns null for all other rules.
 */
export function stayWarning(
  teamCount: number,
  { stayMax }: Pick<PlayRules, 'stayMax'>,
): string | null {
  const mayPlayDouble = stayMax === null || (stayMax === 1 && teamCount === 3);
  return mayPlayDouble ? 'Puede pasar que un equipo juegue el doble.' : null;
}

/** Returns the name of a team on screen, as in 'CLARO'. */
export function teamLabel(team: TeamKey): string {
  return team.toUpperCase();
}

type Scored = Pick<Game, 'home' | 'away' | 'outcome' | 'homeGoals' | 'awayGoals'>;

const labels = (teams: readonly TeamKey[]) => nameList(teams.map(teamLabel));

/** Returns who plays next and who rests, as in 'Sigue CLARO contra NARANJA. Descansa OSCURO.' */
export function nextGameSentence({ home, away, waiting }: Omit<NextGame, 'rest'>): string {
  const next = `Sigue ${teamLabel(home)} contra ${teamLabel(away)}.`;
  if (waiting.length === 0) return next;
  return `${next} ${waiting.length === 1 ? 'Descansa' : 'Descansan'} ${labels(waiting)}.`;
}

/** Returns how a game ended, as in 'CLARO 2 – 1 NARANJA', 'CLARO le ganó a NARANJA' or 'CLARO y NARANJA empataron'. */
export function gameText({ home, away, outcome, homeGoals, awayGoals }: Scored): string {
  if (homeGoals !== null && awayGoals !== null)
    return `${teamLabel(home)} ${homeGoals} – ${awayGoals} ${teamLabel(away)}`;
  if (outcome === 'draw') return `${labels([home, away])} empataron`;
  const [winner, loser] = outcome === 'home' ? [home, away] : [away, home];
  return `${teamLabel(winner)} le ganó a ${teamLabel(loser)}`;
}

/** Returns why a team that would stay rests, as in 'CLARO ganó 3 seguidos: descansa.' */
export function restSentence(rest: Rest): string {
  const team = teamLabel(rest.team);
  if ('aheadOf' in rest) return `${team} jugó 2 más que ${teamLabel(rest.aheadOf)}: descansa.`;
  return rest.winsInRow === 1
    ? `${team} ganó: descansa.`
    : `${team} ganó ${rest.winsInRow} seguidos: descansa.`;
}

/**
 * Returns who fills the holes of a game, as in 'Completa Nico, que jugó menos.', or 'Completa Nico.' if somebody else who
 * could has played less. The result is '' for nobody.
 */
export function lentSentence(names: readonly string[], havePlayedLess: boolean): string {
  if (names.length === 0) return '';
  const [fill, played] =
    names.length === 1 ? ['Completa', 'que jugó menos'] : ['Completan', 'que jugaron menos'];
  return `${fill} ${nameList(names)}${havePlayedLess ? `, ${played}` : ''}.`;
}

/** Returns the score of the running game and who waits, as in 'CLARO 1 – 0 OSCURO · 7:32 · espera NARANJA'. */
export function runningGameLine(
  { home, away, waiting }: NextGame,
  { homeGoals, awayGoals, seconds }: { homeGoals: number; awayGoals: number; seconds: number },
): string {
  const clock = `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
  return [
    `${teamLabel(home)} ${homeGoals} – ${awayGoals} ${teamLabel(away)}`,
    clock,
    waiting.length > 0 && `${waiting.length === 1 ? 'espera' : 'esperan'} ${labels(waiting)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Returns how many more games fit into the minutes that are left of the court. */
export function gamesThatFit(minutesLeft: number, gameMinutes: number): number {
  return Math.max(0, Math.floor(minutesLeft / (gameMinutes + CHANGE_MINUTES)));
}

/** Minimum number of games in a night of four teams after which no team has played twice as often as another. */
const EVEN_GAMES = 7;

/**
 * Returns the warning for four teams of which the winner stays, on a court that is rented for too few games to share
 * them fairly; null if there are enough.
 */
export function shortNightWarning({
  teamCount,
  courtMinutes,
  rotation,
}: MatchFormat): string | null {
  if (teamCount < 4 || rotation?.play !== 'winner-stays') return null;
  const games = gamesThatFit(courtMinutes, rotation.gameMinutes);
  return games < EVEN_GAMES
    ? `Entran ${games} partidos: puede que un equipo juegue el doble.`
    : null;
}

/** Returns what stands in place of the time left before the match starts. Games that are recorded early count. */
export function beforeStartSentence({ date, time }: { date: string; time: string }): string {
  return `Es el ${longDate(date).toLowerCase()} a las ${time}. Lo que anotes antes también cuenta.`;
}

/** Returns how much time is left, as in 'Quedan 34 min: entran 3 partidos más.' Times are epoch milliseconds. */
export function timeLeftSentence(courtEndsAt: number, now: number, gameMinutes: number): string {
  const minutes = Math.floor((courtEndsAt - now) / 60_000);
  if (minutes <= 0) return 'Se terminó la hora de cancha.';
  const games = gamesThatFit(minutes, gameMinutes);
  const left = minutes === 1 ? 'Queda 1 min' : `Quedan ${minutes} min`;
  if (games === 0) return `${left}: no entra otro partido.`;
  return games === 1 ? `${left}: entra 1 partido más.` : `${left}: entran ${games} partidos más.`;
}

/**
 * Returns who won the night, as in 'Ganó NARANJA: 5 de 7' (wins and games), in a round robin with points. The result is
 * '' before the first game.
 */
export function championSentence(
  table: readonly PlacedRow[],
  { play }: Pick<PlayRules, 'play'>,
): string {
  const champions = championsOf(table);
  const [first] = champions;
  if (!first) return '';
  return championText({ ...first, teams: champions.map(({ team }) => team) }, { play });
}

/** Type of the champion of a night with its figures; several teams if they share the first place. */
export type Champion = {
  teams: readonly TeamKey[];
  won: number;
  played: number;
  points: number;
};

/** Returns who won a night, as in 'Ganó NARANJA: 5 de 7' or 'Empataron CLARO y NARANJA: 4 de 6'. */
export function championText(
  { teams, won, played, points }: Champion,
  { play }: Pick<PlayRules, 'play'>,
): string {
  const by =
    play === 'round-robin'
      ? `${points} ${points === 1 ? 'punto' : 'puntos'}`
      : `${won} de ${played}`;
  return `${teams.length === 1 ? 'Ganó' : 'Empataron'} ${labels(teams)}: ${by}`;
}
