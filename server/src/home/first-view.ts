import {
  GROUP_LINK,
  HOME,
  LINEUP_CONTEXT,
  LISTS,
  MATCH_ANSWERS,
  MATCHES,
  pathOf,
  ROSTER,
  TEAM_CONSTRAINTS,
  TEAMS,
  type Match,
} from '@picadito/domain';
import { AppError } from '../app-error.ts';
import { readLink } from '../group-link/group-link.ts';
import { readPersonalLinks } from '../group-link/personal-links.ts';
import { readMatch, readRoster } from '../matches/matches.ts';
import { readLineupContext } from '../teams/lineup-context.ts';
import { readTeamConstraints } from '../teams/team-constraints.ts';
import { readTeams } from '../teams/teams.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { readMatchAnswers } from '../waitlist/match-answers.ts';
import { readHome } from './read-home.ts';

/** The origin with which the addresses of links begin. */
type Site = { publicUrl: string };

/**
 * Type of the reply of a single operation, with the path of its request. `unchangedUntil` is the instant (epoch
 * milliseconds) at which the clock changes the reply; undefined if it does not depend on the clock.
 */
type Part = { path: string; reply: unknown; unchangedUntil?: number };

/**
 * Returns the function that reads the replies that home needs and, if `matchId` is given, those that the screens of
 * this match need. If the organiser has no such match, only the replies for home are returned.
 */
export function readFirstView(site: Site) {
  return async (context: Context, organiser: Organiser, matchId?: string): Promise<Part[]> => {
    const { home, unchangedUntil } = await readHome(context, organiser);
    const ofHome = [
      { path: pathOf(HOME.read), reply: home, unchangedUntil },
      { path: pathOf(LISTS.list), reply: home.lists },
    ];
    if (matchId === undefined) return ofHome;
    const known = home.matches.find(({ id }) => id === matchId);
    try {
      if (known) return [...ofHome, ...(await partsOfMatch(site, context, organiser, known))];
      const { match, unchangedUntil: until } = await readMatch(context, organiser, matchId);
      const path = pathOf(MATCHES.read, { id: matchId });
      const single = { path, reply: match, unchangedUntil: until };
      return [...ofHome, single, ...(await partsOfMatch(site, context, organiser, match))];
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') return ofHome;
      throw error;
    }
  };
}

async function partsOfMatch(
  site: Site,
  context: Context,
  organiser: Organiser,
  { id, listId, teamCounts }: Match,
): Promise<Part[]> {
  const [roster, constraints, lineup, teams, link] = await Promise.all([
    readRoster(context, organiser, id),
    readTeamConstraints(context, organiser),
    readLineupContext(context, organiser, id),
    teamCounts === null ? null : readTeams(context, organiser, id),
    listId === null ? null : readLink(site)(context, organiser, listId),
  ]);
  return [
    { path: pathOf(ROSTER.read, { id }), reply: roster },
    { path: pathOf(TEAM_CONSTRAINTS.read), reply: constraints },
    { path: pathOf(LINEUP_CONTEXT.read, { id }), reply: lineup },
    ...(teams ? [{ path: pathOf(TEAMS.read, { id }), reply: teams }] : []),
    ...(link ? [{ path: pathOf(GROUP_LINK.read, { id: link.listId }), reply: link }] : []),
    ...(link?.isOn ? await partsOfLink(site, context, organiser, { id, listId: link.listId }) : []),
  ];
}

/** Returns the replies that the screens of a match need only while the group link is on. */
async function partsOfLink(
  site: Site,
  context: Context,
  organiser: Organiser,
  { id, listId }: { id: string; listId: string },
): Promise<Part[]> {
  const [{ answers, unchangedUntil }, links] = await Promise.all([
    readMatchAnswers(context, organiser, id),
    readPersonalLinks(site)(context, organiser, listId),
  ]);
  return [
    { path: pathOf(MATCH_ANSWERS.read, { id }), reply: answers, unchangedUntil },
    { path: pathOf(GROUP_LINK.personal, { id: listId }), reply: links },
  ];
}
