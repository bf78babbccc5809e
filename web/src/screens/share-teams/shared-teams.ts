import {
  everyoneIn,
  type Match,
  type MatchPlayerReply,
  nameList,
  shareLink,
  shareMessage,
  teamKeysIn,
  type Teams,
  type TeamsReply,
} from '@picadito/domain';
import type { LineUp } from '../../sharing/line-up-card/line-up-card.ts';
import { lineUpToShare } from '../../sharing/levels.ts';
import { TEAM_TITLES } from '../../teams/team-names.ts';
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
  /** Sentence that says which team has no players; null if all teams have players. */
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

function emptyTeamOf(teams: Teams<SavedPlayer>): string | null {
  const keys = teamKeysIn(teams);
  const empty = keys.filter((key) => teams[key]?.length === 0);
  const [first] = empty;
  if (!first) return null;
  if (empty.length === keys.length)
    return keys.length === 2 ? 'Los dos equipos están vacíos.' : 'Los equipos están vacíos.';
  if (empty.length === 1) return `El Equipo ${TEAM_TITLES[first]} está vacío.`;
  return `Los equipos ${nameList(empty.map((key) => TEAM_TITLES[key]))} están vacíos.`;
}

/** Returns a sentence that names the players of the teams who have declined; null if there are none. */
export function whoLeft(
  teams: Teams<SavedPlayer>,
  roster: readonly Pick<MatchPlayerReply, 'id' | 'declined'>[] = [],
): string | null {
  const hasLeft = ({ id }: SavedPlayer) => roster.some((one) => one.id === id && one.declined);
  const left = everyoneIn(teams)
    .filter(hasLeft)
    .map(({ name }) => name);
  if (left.length === 0) return null;
  return `${nameList(left)} ya no ${left.length === 1 ? 'viene' : 'vienen'}.`;
}
