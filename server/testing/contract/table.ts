import { attendance } from './attendance.ts';
import { badges } from './badges.ts';
import { groupLink } from './group-link.ts';
import { home } from './home.ts';
import { lists } from './lists.ts';
import { matches } from './matches.ts';
import { players } from './players.ts';
import { results } from './results.ts';
import type { Row } from './row.ts';
import { server } from './server.ts';
import { session } from './session.ts';
import { surveys } from './surveys.ts';
import { teams } from './teams.ts';

/**
 * The contract, path by path (docs/decisions/139): every reply, how to bring it about, and what must come. Problems
 * are those of `problemsOf` but for what may come from anywhere (429, 500) and from a database that is away (503).
 */
export const CONTRACT: Record<string, readonly Row[]> = {
  Server: server,
  Session: session,
  Home: home,
  Lists: lists,
  'Group link': groupLink,
  Players: players,
  Matches: matches,
  Attendance: attendance,
  Teams: teams,
  Results: results,
  Survey: surveys,
  Badges: badges,
};
