import type { Mutant } from './mutant.ts';

const AUTOPILOT = ['server/src/autopilot/autopilot.test.ts'];
const SERVERS = ['server/src/autopilot/several-servers.test.ts'];
const STATE = {
  file: 'domain/src/autopilot/pilot-state.ts',
  tests: ['domain/src/autopilot/pilot-state.test.ts'],
};
const NEXT = { file: 'domain/src/autopilot/next-teams.ts', tests: AUTOPILOT };
const ANSWERING = 'server/src/group-link/answering';
const LAST_HOURS = [`${ANSWERING}/last-hours.test.ts`];
const UNDO = [`${ANSWERING}/undo.test.ts`];
const GUESTS = [`${ANSWERING}/guests.test.ts`];
const PLACES = 'domain/src/answers/places.ts';

/** What happens by itself, at its hour or after an answer. */
export const inTimeMutants: readonly Mutant[] = [
  {
    ...STATE,
    name: 'teams that the autopilot makes after kick-off',
    from: "if (now >= flight.startsAt) return 'over';",
    to: '',
  },
  {
    ...STATE,
    name: 'teams that the autopilot makes of seven',
    from: 'flight.going < PILOT_MIN',
    to: 'flight.going < PILOT_MIN - 1',
  },
  {
    ...STATE,
    name: 'autopilot that is awake in a copy of the database',
    from: "if (flight.isAsleep) return 'asleep';",
    to: '',
  },
  {
    ...STATE,
    name: 'teams of the organiser that the autopilot replaces',
    from: "if (flight.hasTeams) return 'own-teams';",
    to: '',
  },
  {
    name: 'copies of a database whose autopilots are left awake',
    file: 'server/src/store/tables/autopilot/sleeping-users.ts',
    from: '.set({ is_asleep: 1 })',
    to: '.set({ is_asleep: 0 })',
    tests: SERVERS,
  },
  {
    name: 'teams that the autopilot makes twice',
    file: 'server/src/autopilot/fly-match.ts',
    from: "if (state === 'due') return form(tx, writeContext, match);",
    to: 'if (state) return form(tx, writeContext, match);',
    tests: SERVERS,
  },
  {
    ...NEXT,
    name: 'autopilot that goes on after the organiser has changed the teams',
    from: '!areAsLeft(saved, left, players)',
    to: 'areAsLeft(saved, left, players) === null',
  },
  {
    ...NEXT,
    name: 'autopilot that goes on after the organiser has confirmed another player',
    from: '!answerOf(player) && broughtBack',
    to: 'answerOf(player) === null && broughtBack',
  },
  {
    ...NEXT,
    name: 'players taken out of teams since another player says so',
    from: 'player.confirmed || isTakenOut(player)',
    to: 'player.confirmed || !isTakenOut',
  },
  {
    ...NEXT,
    name: 'guests who stay in the teams after their hosts have left',
    from: '&& (authorId !== host?.id || isByOther(host))',
    to: '',
  },
  {
    name: 'teams of the organiser that an undone step replaces',
    file: 'server/src/autopilot/autopilot.ts',
    from: "if (!isAsLeft(steps, saved, matchId)) throw invalid('at', MESSAGES.teamsChanged);",
    to: '',
    tests: AUTOPILOT,
  },
  {
    name: 'places taken back that others have by now',
    file: 'domain/src/answers/undo.ts',
    from: 'if (going < capacity || !isTaken)',
    to: 'if (going < capacity || isTaken !== null)',
    tests: UNDO,
  },
  {
    name: 'answers taken back after the organiser has decided',
    file: 'domain/src/group-link/shown-undo.ts',
    from: 'if (!isCurrent(answer, statusOf(player))) return [];\n  return [{ key',
    to: 'return [{ key',
    tests: UNDO,
  },
  {
    name: 'answers taken back by others than the player',
    file: `${ANSWERING}/place-answer.ts`,
    from: 'isUndo && authorId === null && ',
    to: 'isUndo && (authorId !== null || !authorId) && ',
    tests: UNDO,
  },
  {
    name: 'players who move up unasked in the last hours',
    file: PLACES,
    from: 'const up = isInLastHours(room)',
    to: 'const up = !room',
    tests: LAST_HOURS,
  },
  {
    name: 'players who move up unasked in the last hours, where the organiser made room',
    file: 'server/src/answers/move-up.ts',
    from: 'if (!isInLastHours({ now, startsAt })) {',
    to: 'if (startsAt > 0) {',
    tests: LAST_HOURS,
  },
  {
    name: 'places of the last hours for players who were not asked',
    file: PLACES,
    from: "asking?.whom === 'players' && asking.asked.some(isOwn)",
    to: 'asking !== null && queue.some(isOwn)',
    tests: LAST_HOURS,
  },
  {
    name: 'guests who wait before players of the list',
    file: PLACES,
    from: "`${isLast ? 1 : 0}${queuedAt ?? ''}`",
    to: "`${isLast ? '' : ''}${queuedAt ?? ''}`",
    tests: GUESTS,
  },
  {
    name: 'guests who leave although the organiser keeps them',
    file: 'domain/src/answers/guests.ts',
    from: 'guest.hostId === hostId && !guest.isKept',
    to: 'guest.hostId === hostId',
    tests: GUESTS,
  },
  {
    name: 'answers of an earlier day that count for the day of the match',
    file: `${ANSWERING}/store-link-answer.ts`,
    from: 'isToTell(before, statusOf(player)) || !isOfToday',
    to: 'isToTell(before, statusOf(player)) || isOfToday === null',
    tests: [`${ANSWERING}/answers.test.ts`],
  },
];
