/** The only barrel. `phone.ts` stays out: its metadata is heavy, so it is `@picadito/domain/phone`. */
export * from './account/account-export.ts';
export * from './contract/attendance.ts';
export * from './badges/badge-reply.ts';
export * from './sync/change-event.ts';
export * from './teams/lineup-context-reply.ts';
export * from './operations/health-reply.ts';
export * from './players/list-reply.ts';
export * from './contract/marks.ts';
export * from './matches/match-reply.ts';
export * from './players/player-reply.ts';
export * from './contract/problem.ts';
export * from './account/profile-reply.ts';
export * from './account/session-reply.ts';
export * from './teams/teams-reply.ts';
export { noContent, WORDS as CONTRACT_WORDS } from './contract/values.ts';
export * from './contract/errors.ts';
export * from './attendance/attendance-input.ts';
export * from './badges/badge.ts';
export * from './teams/lineup-context-input.ts';
export * from './limits.ts';
export * from './teams/team-constraints-input.ts';
export * from './matches/match.ts';
export * from './teams/pair-kind.ts';
export * from './players/player.ts';
export * from './players/players-list.ts';
export * from './teams/sit-out.ts';
export * from './players/skill-level.ts';
export * from './teams/team.ts';
export * from './teams/team-name.ts';
export * from './text/text-field.ts';
export * from './text/text-line.ts';
export * from './account/user.ts';
export * from './players/whatsapp-digits.ts';
export { afterAnswer, lastWishes, type OutboxAnswer, type Undone } from './outbox/after-answer.ts';
export { nextRequest, type OutboxRequest } from './outbox/next-request.ts';
export * from './outbox/waiting-change.ts';
export * from './result.ts';
export * from './attendance/attendance-rate.ts';
export * from './badges/award-badges.ts';
export * from './teams/balance-teams.ts';
export type { TeamCandidate } from './teams/best-first.ts';
export * from './matches/called-players.ts';
export * from './teams/check-balance.ts';
export { factsOf, type SplitWishes } from './teams/score-split.ts';
export * from './matches/match-status.ts';
export * from './matches/next-occurrence.ts';
export * from './ranking/player-stats.ts';
export * from './badges/progress.ts';
export * from './matches/search-matches.ts';
export * from './ranking/rank-players.ts';
export * from './teams/repair-teams.ts';
export * from './teams/split-teams.ts';
export * from './teams/line-up-change.ts';
export * from './teams/who-sits-out.ts';
export * from './matches/rematch.ts';
export * from './sharing/change-message.ts';
export { calendarFile } from './sharing/calendar-file.ts';
export * from './time/countdown.ts';
export {
  addDays,
  formatDate,
  formatTimestampDate,
  isPlainDate,
  longDate,
  todayIn,
  WEEKDAYS,
  weekdayName,
  weekdayOf,
} from './time/dates.ts';
export * from './sharing/group-call.ts';
export * as MESSAGES from './text/messages.ts';
export * from './text/name-list.ts';
export * from './sharing/share-message.ts';
export * from './text/sort-key.ts';
export * from './teams/split-reason.ts';
export * from './time/time-zones.ts';
export * from './time/times.ts';
export * from './sharing/whatsapp-link.ts';
