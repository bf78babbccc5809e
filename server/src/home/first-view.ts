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
import type { SessionOrganiser } from '../identity/sessions/find-session.ts';
import type { Context } from '../transactions/context.ts';
import { ownerOfHelped, withOwner } from '../transactions/helping.ts';
import { readMatchAnswers } from '../waitlist/match-answers.ts';
import { readHome } from './read-home.ts';

/** The origin with which the addresses of links begin. */
type Site = { publicUrl: string };

/**
 * Type of the reply of a single operation, with the path of its request. `unchangedUntil` is the instant (epoch
 * milliseconds) at which the clock changes the reply; undefined if it does not depend on the clock. `organiser` is the
 * one for whom the single operation runs.
 */
type Part = { path: string; reply: unknown; unchangedUntil?: number; organiser: SessionOrganiser };

/**
 * Returns the function that reads the replies that home needs and, if `matchId` is given, those that the screens of
 * this match need. If the organiser has no such match, only the replies for home are returned.
 */
export function readFirstView(site: Site) {
  return async (
    context: Context,
    organiser: SessionOrganiser,
    matchId?: string,
  ): Promise<Part[]> => {
    const { home, unchangedUntil } = await readHome(context, organiser);
    const ofHome = [
      { path: pathOf(HOME.read), reply: home, unchangedUntil, organiser },
      { path: pathOf(LISTS.list), reply: home.lists, organiser },
    ];
    if (matchId === undefined) return ofHome;
    const known = home.matches.find(({ id }) => id === matchId);
    const owner = await ownerOfMatch(context, organiser, matchId);
    try {
      const readers = { all: organiser, one: owner };
      if (known) return [...ofHome, ...(await partsOfMatch(site, context, readers, known))];
      const { match, unchangedUntil: until } = await readMatch(context, owner, matchId);
      const path = pathOf(MATCHES.read, { id: matchId });
      const reply = withOwner(match, owner);
      const single = { path, reply, unchangedUntil: until, organiser: owner };
      return [...ofHome, single, ...(await partsOfMatch(site, context, readers, match))];
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') return ofHome;
      throw error;
    }
  };
}

/** Returns the owner of a match for whom the user may act as a helper; else the user. */
async function ownerOfMatch(
  context: Context,
  { helped: _helped, ...user }: SessionOrganiser,
  id: string,
): Promise<SessionOrganiser> {
  if (!user.isHelper) return user;
  const owner = await ownerOfHelped(context, user, { collection: 'matches', id }, 'matches');
  return owner ? { ...owner, isHelper: true } : user;
}

/** Type of the organisers for whom operations run: `one` for those of the match, `all` for those of collections. */
type Readers = { one: SessionOrganiser; all: SessionOrganiser };

async function partsOfMatch(
  site: Site,
  context: Context,
  { one: organiser, all }: Readers,
  { id, listId, teamCounts }: Match,
): Promise<Part[]> {
  const [roster, constraints, lineup, teams, link] = await Promise.all([
    readRoster(context, organiser, id),
    readTeamConstraints(context, all),
    readLineupContext(context, organiser, id),
    teamCounts === null ? null : readTeams(context, organiser, id),
    listId === null ? null : readLink(site)(context, organiser, listId),
  ]);
  return [
    { path: pathOf(ROSTER.read, { id }), reply: roster, organiser },
    { path: pathOf(TEAM_CONSTRAINTS.read), reply: constraints, organiser: all },
    { path: pathOf(LINEUP_CONTEXT.read, { id }), reply: lineup, organiser },
    ...(teams ? [{ path: pathOf(TEAMS.read, { id }), reply: teams, organiser }] : []),
    ...(link
      ? [{ path: pathOf(GROUP_LINK.read, { id: link.listId }), reply: link, organiser }]
      : []),
    ...(link?.isOn ? await partsOfLink(site, context, organiser, { id, listId: link.listId }) : []),
  ];
}

/** Returns the replies that the screens of a match need only while the group link is on. */
async function partsOfLink(
  site: Site,
  context: Context,
  organiser: SessionOrganiser,
  { id, listId }: { id: string; listId: string },
): Promise<Part[]> {
  const { answers, unchangedUntil } = await readMatchAnswers(context, organiser, id);
  const ofMatch = {
    path: pathOf(MATCH_ANSWERS.read, { id }),
    reply: answers,
    unchangedUntil,
    organiser,
  };
  // Personal links are the owner's only.
  if (organiser.helper) return [ofMatch];
  const links = await readPersonalLinks(site)(context, organiser, listId);
  return [ofMatch, { path: pathOf(GROUP_LINK.personal, { id: listId }), reply: links, organiser }];
}
