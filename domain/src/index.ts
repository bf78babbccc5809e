/** The only barrel. `phone.ts` stays out: its metadata is heavy, so it is `@picadito/domain/phone`. */
export type * from './contract/replies.ts';
export * from './errors.ts';
export * from './model/limits.ts';
export * from './model/match.ts';
export * from './model/player.ts';
export * from './model/players-list.ts';
export * from './model/team.ts';
export * from './model/text-field.ts';
export * from './model/user.ts';
export * from './result.ts';
export * from './rules/attendance.ts';
export * from './rules/balance-teams.ts';
export * from './rules/check-balance.ts';
export * from './rules/match-status.ts';
export * from './rules/progress.ts';
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
export * from './text/messages.ts';
export * from './text/share-message.ts';
export * from './text/sort-key.ts';
export * from './text/time-zones.ts';
export * from './text/times.ts';
export * from './text/whatsapp-link.ts';
