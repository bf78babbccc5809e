/** The only barrel. `phone.ts` stays out: its metadata is heavy, so it is `@picadito/domain/phone`. */
export * from './account/account-export.ts';
export * from './api.ts';
export * from './account/contract.ts';
export * from './account/routes.ts';
export * from './answers/answer.ts';
export * from './attendance/attendance-reply.ts';
export * from './attendance/match-player.ts';
export * from './attendance/status.ts';
export * from './attendance/contract.ts';
export * from './attendance/routes.ts';
export * from './badges/badge-reply.ts';
export * from './group-link/contract.ts';
export * from './group-link/group-page.ts';
export * from './group-link/group-link-reply.ts';
export * from './group-link/routes.ts';
export * from './group-link/shown-page.ts';
export * from './home/contract.ts';
export * from './home/home-reply.ts';
export * from './home/routes.ts';
export * from './badges/contract.ts';
export * from './badges/routes.ts';
export * from './ranking/contract.ts';
export * from './ranking/routes.ts';
export * from './sync/change-detail.ts';
export * from './sync/change-event.ts';
export * from './teams/lineup-context-reply.ts';
export * from './sync/contract.ts';
export * from './sync/routes.ts';
export * from './operations/contract.ts';
export * from './operations/routes.ts';
export * from './operations/health-reply.ts';
export * from './players/contract.ts';
export * from './players/routes.ts';
export * from './players/list-reply.ts';
export * from './teams/team-constraints-reply.ts';
export * from './teams/contract.ts';
export * from './teams/routes.ts';
export * from './matches/contract.ts';
export * from './matches/routes.ts';
export * from './matches/match-reply.ts';
export * from './matches/matches-query.ts';
export * from './players/player-reply.ts';
export * from './contract/problem.ts';
export * from './account/profile-reply.ts';
export * from './account/session-reply.ts';
export * from './teams/teams-reply.ts';
export { noContent, schemaMetadata } from './contract/values.ts';
export * from './contract/operation.ts';
export * from './contract/parse-path.ts';
export * from './contract/route.ts';
export * from './contract/errors.ts';
export * from './attendance/attendance-input.ts';
export * from './badges/badge.ts';
export * from './teams/lineup-context-input.ts';
export * from './limits.ts';
export * from './teams/team-constraints-input.ts';
export * from './matches/match.ts';
export * from './matches/match-details.ts';
export * from './matches/roster-input.ts';
export * from './teams/pair-kind.ts';
export * from './players/player.ts';
export * from './players/players-list.ts';
export * from './teams/sit-out.ts';
export * from './players/skill-level.ts';
export * from './teams/team.ts';
export * from './teams/teams.ts';
export * from './teams/team-name.ts';
export * from './text/text-field.ts';
export * from './text/text-line.ts';
export * from './account/user.ts';
export * from './players/whatsapp-digits.ts';
export { applyResponse, type OutboxResponse, type RejectedChange } from './sync/apply-response.ts';
export { coalesce } from './sync/coalesce.ts';
export { nextRequest, type OutboxRequest } from './sync/next-request.ts';
export * from './sync/pending-change.ts';
export * from './pick.ts';
export * from './result.ts';
export * from './attendance/attendance-rate.ts';
export * from './badges/award-badges.ts';
export * from './teams/balance-teams.ts';
export type { TeamCandidate } from './teams/best-first.ts';
export * from './matches/called-players.ts';
export * from './teams/check-balance.ts';
export { factsOf, type SplitCriteria } from './teams/score-split.ts';
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
  shortDate,
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
export * from './time/typed-date.ts';
export * from './time/typed-time.ts';
export * from './sharing/whatsapp-link.ts';
