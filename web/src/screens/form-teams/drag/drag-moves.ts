import type { MatchPlayer, TeamPlace } from '@picadito/domain';
import { type Formation, type FormationAction, formationAfter } from '../../../teams/formation.ts';
import { placesWith } from '../../../teams/team-sizes.ts';
import { TEAM_TITLES } from '../../../teams/team-names.ts';

/** Type of a zone where a player can be dropped: a team, the substitutes, or 'libre' for players without a team. */
export type Zone = TeamPlace | 'libre';

/** Returns the zones of a match of so many teams, in the order in which the arrow keys visit them. */
export function zonesWith(teamCount: number): Zone[] {
  return ['libre', ...placesWith(teamCount)];
}

/** Ends of sentences such as 'Ana quedó …', by zone. */
const PLACES: Record<Zone, string> = {
  libre: 'sin equipo',
  claro: `en ${TEAM_TITLES.claro}`,
  oscuro: `en ${TEAM_TITLES.oscuro}`,
  naranja: `en ${TEAM_TITLES.naranja}`,
  verde: `en ${TEAM_TITLES.verde}`,
  suplente: 'de suplente',
};

export function zoneOf({ places }: Formation, playerId: string): Zone {
  return places.get(playerId) ?? 'libre';
}

/**
 * Returns the action that dropping a player in a zone causes; null if the player is in that zone already, or if `zone`
 * is null because the player was dropped outside of every zone.
 */
export function moveOf(
  formation: Formation,
  player: MatchPlayer,
  zone: Zone | null,
): FormationAction | null {
  if (zone === null || zone === zoneOf(formation, player.id)) return null;
  return zone === 'libre'
    ? { type: 'free', playerId: player.id }
    : { type: 'place', player, team: zone };
}

/**
 * Returns the sentence that says why the player may not be dropped in a zone, for example because the team is full;
 * null if the drop is allowed.
 */
export function refusalOf(formation: Formation, player: MatchPlayer, zone: Zone): string | null {
  const move = moveOf(formation, player, zone);
  return move && formationAfter(formation, move).error;
}

/** Returns the zone that follows (`step` 1) or precedes (-1) a zone in the order of `zones`, which is circular. */
export function nextZone(zones: readonly Zone[], zone: Zone, step: 1 | -1): Zone {
  return zones.at((zones.indexOf(zone) + step) % zones.length) ?? zone;
}

/** Sentences that screen readers announce while a player is dragged. */
export const dragSentences = {
  lifted: (formation: Formation, { id, name }: MatchPlayer) =>
    `Levantaste a ${name}, que está ${PLACES[zoneOf(formation, id)]}.`,
  over: ({ name }: MatchPlayer, zone: Zone | null) =>
    zone ? `${name}, ${PLACES[zone]}.` : `${name} no está sobre ningún equipo.`,
  dropped: (formation: Formation, player: MatchPlayer, zone: Zone | null) => {
    const refusal = zone && refusalOf(formation, player, zone);
    if (refusal) return refusal;
    return zone && moveOf(formation, player, zone)
      ? `${player.name} quedó ${PLACES[zone]}.`
      : dragSentences.stayed(player);
  },
  stayed: ({ name }: MatchPlayer) => `${name} se queda donde estaba.`,
};
