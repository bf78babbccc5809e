import { badgeRoutes } from './badges/badge-routes.ts';
import { lineupContextRoutes, teamConstraintRoutes, teamRoutes } from './teams/team-routes.ts';
import { diagnosisRoutes } from './health/health-routes.ts';
import { matchProposalsRoutes } from './group-link/proposals/proposal-routes.ts';
import { handoverRoutes, handoversRoutes } from './handover/handover-routes.ts';
import { homeRoutes } from './home/home-routes.ts';
import { listRoutes } from './players/list-routes.ts';
import { levelSuggestionRoutes } from './levels/level-suggestion-routes.ts';
import { nightRoutes } from './rotation/night-routes.ts';
import { figuraRoutes, resultRoutes } from './results/match-result-routes.ts';
import { autopilotRoutes } from './autopilot/autopilot-routes.ts';
import { matchAnswersRoutes } from './group-link/undo/match-answers-routes.ts';
import { attendanceRoutes } from './attendance/attendance-routes.ts';
import { bibsRoutes, matchRoutes, rosterRoutes } from './matches/match-routes.ts';
import { figuresRoutes, playerStatRoutes, seasonCardRoutes } from './ranking/ranking-routes.ts';
import { listMoneyRoutes, matchMoneyRoutes } from './money/money-routes.ts';
import { absenceRoutes, playerRoutes } from './players/player-routes.ts';
import { captainRoutes } from './captain/captain-routes.ts';
import { sessionRoutes } from './account/session-routes.ts';
import { helperRoutes, invitationRoutes } from './helpers/helper-routes.ts';
import type { UnknownCodes } from './http/limits/unknown-codes.ts';
import { captainPageRoutes } from './captain/page/captain-page-routes.ts';
import { surveyPageRoutes } from './survey/survey-page-routes.ts';
import { surveyRoutes } from './survey/survey-routes.ts';

/** Routes of the signed-in organiser that need only the context. */
export const SUBJECTS = [
  homeRoutes,
  listRoutes,
  playerRoutes,
  absenceRoutes,
  playerStatRoutes,
  figuresRoutes,
  seasonCardRoutes,
  matchRoutes,
  rosterRoutes,
  bibsRoutes,
  attendanceRoutes,
  matchAnswersRoutes,
  matchProposalsRoutes,
  surveyRoutes,
  teamRoutes,
  autopilotRoutes,
  resultRoutes,
  nightRoutes,
  listMoneyRoutes,
  matchMoneyRoutes,
  levelSuggestionRoutes,
  figuraRoutes,
  lineupContextRoutes,
  teamConstraintRoutes,
  handoverRoutes,
  handoversRoutes,
  badgeRoutes,
  diagnosisRoutes,
];

/** Returns the routes of the signed-in organiser that make links to this site. */
export const subjectsOfSite = (site: { publicUrl: string; unknownCodes: UnknownCodes }) => [
  captainRoutes(site),
  helperRoutes(site),
];

/** Routes of the API that also answer visitors without a session. */
export const VISITOR_ROUTES = [sessionRoutes, invitationRoutes];

/**
 * Routes of the survey page and of the captain's page. They use the hooks of the players' page, and its reply to links
 * that do not work.
 */
export const LINK_PAGES = [surveyPageRoutes, captainPageRoutes];
