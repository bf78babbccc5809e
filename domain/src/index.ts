/** The only barrel. `phone.ts` stays out: its metadata is heavy, so it is `@picadito/domain/phone`. */
export * from './contract/account-export.ts';
export * from './contract/attendance.ts';
export * from './contract/badge.ts';
export * from './contract/changes.ts';
export * from './contract/evening.ts';
export * from './contract/health.ts';
export * from './contract/list.ts';
export * from './contract/marks.ts';
export * from './contract/match.ts';
export * from './contract/player.ts';
export * from './contract/problem.ts';
export * from './contract/profile.ts';
export * from './contract/session.ts';
export * from './contract/teams.ts';
export { noContent, WORDS as CONTRACT_WORDS } from './contract/values.ts';
export * from './errors.ts';
export * from './model/attendance.ts';
export * from './model/badge.ts';
export * from './model/evening.ts';
export * from './model/limits.ts';
export * from './model/marks.ts';
export * from './model/match.ts';
export * from './model/pair-kind.ts';
export * from './model/player.ts';
export * from './model/players-list.ts';
export * from './model/sit-out.ts';
export * from './model/skill-level.ts';
export * from './model/team.ts';
export * from './model/team-name.ts';
export * from './model/text-field.ts';
export * from './model/text-line.ts';
export * from './model/user.ts';
export * from './model/whatsapp-digits.ts';
export { afterAnswer, lastWishes, type OutboxAnswer, type Undone } from './outbox/after-answer.ts';
export { nextRequest, type OutboxRequest } from './outbox/next-request.ts';
export * from './outbox/waiting-change.ts';
export * from './result.ts';
export * from './rules/attendance.ts';
export * from './rules/award-badges.ts';
export * from './rules/balance-teams.ts';
export type { TeamCandidate } from './rules/best-first.ts';
export * from './rules/called-players.ts';
export * from './rules/check-balance.ts';
export { factsOf, type SplitWishes } from './rules/judge-split.ts';
export * from './rules/match-status.ts';
export * from './rules/next-occurrence.ts';
export * from './rules/player-stats.ts';
export * from './rules/progress.ts';
export * from './rules/search-matches.ts';
export * from './rules/rank-players.ts';
export * from './rules/repair-teams.ts';
export * from './rules/split-teams.ts';
export * from './rules/line-up-change.ts';
export * from './rules/who-sits-out.ts';
export * from './rules/rematch.ts';
export * from './text/change-message.ts';
export { calendarFile } from './text/calendar-file.ts';
export * from './text/countdown.ts';
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
} from './text/dates.ts';
export * from './text/group-call.ts';
export * as MESSAGES from './text/messages.ts';
export * from './text/name-list.ts';
export * from './text/share-message.ts';
export * from './text/sort-key.ts';
export * from './text/split-reason.ts';
export * from './text/time-zones.ts';
export * from './text/times.ts';
export * from './text/whatsapp-link.ts';
