import {
  type Match,
  type MatchPlayerReply,
  nameList,
  shareLink,
  shareMessage,
  type Teams,
  type TeamsReply,
} from '@picadito/domain';
import type { LineUp } from '../../sharing/line-up-card/line-up-card.ts';
import { lineUpToShare } from '../../sharing/levels.ts';
import { type SavedPlayer, savedTeams } from '../../teams/teams.ts';

/**
 * Maximum number of bytes in a QR code of level L (version 40, ISO/IEC 18004). A link is ASCII, so each of its
 * characters is one byte.
 */
export const QR_MAX_BYTES = 2953;

export type SharedTeams = Teams<SavedPlayer> & {
  /** The teams as the picture shows them. */
  lineUp: LineUp;
  message: string;
  link: string;
  fitsQr: boolean;
  /** Sentence that says which team has no players; null if both teams have players. */
  emptyTeam: string | null;
};

/**
 * Returns what can be shared about saved teams: the line-up for the picture, the message, and the link, which is also
 * the QR code. Names and levels are as they were when the teams were saved
 * (docs/specification.md#requests-and-messages).
 */
export function sharedTeams(
  match: Pick<Match, 'date' | 'time' | 'location'>,
  teams: TeamsReply,
  {
    withLevels,
    address,
    money = null,
  }: { withLevels: boolean; address: string | null; money?: string | null },
): SharedTeams {
  const saved = savedTeams(teams);
  const lineUp = lineUpToShare(saved, withLevels);
  const { date, time, location } = match;
  const message = shareMessage({ date, time, location, ...lineUp }, address, money);
  const link = shareLink(message);
  const fitsQr = link.length <= QR_MAX_BYTES;
  return { ...saved, lineUp, message, link, fitsQr, emptyTeam: emptyTeamOf(saved) };
}

function emptyTeamOf({ claro, oscuro }: Teams<SavedPlayer>): string | null {
  if (claro.length > 0 && oscuro.length > 0) return null;
  if (claro.length > 0) return 'El Equipo Oscuro está vacío.';
  return oscuro.length > 0 ? 'El Equipo Claro está vacío.' : 'Los dos equipos están vacíos.';
}

/** Returns a sentence that names the players of the teams who have declined; null if there are none. */
export function whoLeft(
  { claro, oscuro, suplente }: Teams<SavedPlayer>,
  roster: readonly Pick<MatchPlayerReply, 'id' | 'declined'>[] = [],
): string | null {
  const hasLeft = ({ id }: SavedPlayer) => roster.some((one) => one.id === id && one.declined);
  const left = [...claro, ...oscuro, ...suplente].filter(hasLeft).map(({ name }) => name);
  if (left.length === 0) return null;
  return `${nameList(left)} ya no ${left.length === 1 ? 'viene' : 'vienen'}.`;
}
