import type { MatchPlayer } from '@picadito/domain';
import { type Formation, type FormationAction, formationAfter } from '../../../teams/formation.ts';

/**
 * Lists the zones where a player can be dropped, in the order of the arrow keys: the players without a team, and the
 * teams.
 */
export const ZONES = ['libre', 'claro', 'oscuro', 'suplente'] as const;
export type Zone = (typeof ZONES)[number];

/** Completes sentences such as 'Ana quedó …'. */
const PLACES: Record<Zone, string> = {
  libre: 'sin equipo',
  claro: 'en Claro',
  oscuro: 'en Oscuro',
  suplente: 'de suplente',
};

export function zoneOf({ places }: Formation, playerId: string): Zone {
  return places.get(playerId) ?? 'libre';
}

/** Returns the action of dropping a player in a zone; null for the player's own zone or outside of every zone. */
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

/** Returns the sentence that says why the player may not be dropped in a zone; null if allowed. */
export function refusalOf(formation: Formation, player: MatchPlayer, zone: Zone): string | null {
  const move = moveOf(formation, player, zone);
  return move && formationAfter(formation, move).error;
}

/** Returns the zone after or before another one; the last zone is followed by the first. */
export function nextZone(zone: Zone, step: 1 | -1): Zone {
  return ZONES.at((ZONES.indexOf(zone) + step) % ZONES.length) ?? zone;
}

/** Holds the sentences that screen readers announce while a player is dragged. */
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
