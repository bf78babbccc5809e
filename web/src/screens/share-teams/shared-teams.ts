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
  return { ...lineUp, message, link, fitsQr: link.length <= QR_MAX_BYTES };
}
