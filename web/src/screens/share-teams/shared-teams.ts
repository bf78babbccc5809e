import {
  teamsFromWire,
  type Match,
  shareLink,
  shareMessage,
  type Teams,
  teamsFrom,
  type TeamsReply,
} from '@picadito/domain';

/** The most bytes a QR code of level L holds (version 40, ISO/IEC 18004). A link is ASCII: a byte a character. */
export const QR_MAX_BYTES = 2953;

type SavedPlayer = TeamsReply['players'][number];
export type SharedTeams = Teams<SavedPlayer> & {
  message: string;
  link: string;
  fitsQr: boolean;
  /** Which team has no players, as a sentence; null when both have some. */
  emptyTeam: string | null;
};

/** What is shared of saved teams: names and levels as they were saved (docs/specification.md#requests-and-messages). */
export function sharedTeams(
  match: Pick<Match, 'date' | 'time' | 'location'>,
  teams: TeamsReply,
): SharedTeams {
  const byId = new Map(teams.players.map((player) => [player.id, player]));
  const saved = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const ids = teamsFromWire(teams);
  const lineUp = teamsFrom((name) => saved(ids[name]));
  const { date, time, location } = match;
  const message = shareMessage({ date, time, location, ...lineUp });
  const link = shareLink(message);
  const fitsQr = link.length <= QR_MAX_BYTES;
  return { ...lineUp, message, link, fitsQr, emptyTeam: emptyTeamOf(lineUp) };
}

function emptyTeamOf({ claro, oscuro }: Teams<SavedPlayer>): string | null {
  if (claro.length > 0 && oscuro.length > 0) return null;
  if (claro.length > 0) return 'El Equipo Oscuro está vacío.';
  return oscuro.length > 0 ? 'El Equipo Claro está vacío.' : 'Los dos equipos están vacíos.';
}
