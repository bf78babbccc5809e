/**
 * Exports of `@picadito/domain`. The metadata of `phone.ts` and the word lists of `parsing` are large, so both are left
 * out; import them as `@picadito/domain/phone` and `@picadito/domain/parsing`.
 */
export * from './account/account-export.ts';
export * from './api.ts';
export * from './account/contract.ts';
export * from './account/session-reply.ts';
export * from './routes.ts';
export * from './waitlist/answer.ts';
export * from './waitlist/contract.ts';
export * from './waitlist/deadline.ts';
export * from './waitlist/guests.ts';
export * from './waitlist/waitlist.ts';
export * from './waitlist/place-offer.ts';
export * from './waitlist/places.ts';
export * from './waitlist/proposals.ts';
export * from './waitlist/proposal-sentence.ts';
export * from './waitlist/take-back.ts';
export * from './waitlist/undo-answers.ts';
export * from './autopilot/contract.ts';
export * from './autopilot/next-teams.ts';
export * from './autopilot/step-sentence.ts';
export * from './autopilot/autopilot-state.ts';
export * from './attendance/contract.ts';
export * from './attendance/status.ts';
export * from './badges/contract.ts';
export * from './captain/captain-message.ts';
export * from './captain/captain-page.ts';
export * from './captain/captain-requests.ts';
export * from './captain/captain-sentences.ts';
export * from './captain/contract.ts';
export * from './handover/contract.ts';
export * from './money/contract.ts';
export * from './money/money-replies.ts';
export * from './money/money-requests.ts';
export * from './money/closing.ts';
export * from './money/currency.ts';
export * from './money/ledger.ts';
export * from './money/read-amount.ts';
export * from './money/sentences.ts';
export * from './money/share.ts';
export * from './group-link/player-requests.ts';
export * from './group-link/contract.ts';
export * from './group-link/match-proposals-contract.ts';
export * from './group-link/paid-contract.ts';
export * from './group-link/group-page.ts';
export { groupPageReply } from './group-link/group-page-reply.ts';
export * from './group-link/group-link-reply.ts';
export * from './group-link/promotion-message.ts';
export {
  currentAnswers,
  placesBefore,
  type LinkedMatch,
  type LinkedPlayers,
  type WithPlayers,
} from './group-link/linked-match.ts';
export { isTakenOut } from './group-link/taken-out.ts';
export * from './group-link/shown-names.ts';
export * from './group-link/shown-page.ts';
export * from './group-link/shown-money.ts';
export type { NightFacts, ShownTable } from './group-link/shown-table.ts';
export { waitingSentence, type Claim } from './group-link/shown-proposals.ts';
export * from './group-link/answer-sentences.ts';
export * from './group-link/judge-answer.ts';
export * from './group-link/judge-guest.ts';
export * from './group-link/judge-played.ts';
export * from './helpers/contract.ts';
export * from './helpers/owner-reply.ts';
export * from './home/missing-result.ts';
export * from './home/contract.ts';
export * from './home/first-view.ts';
export * from './ranking/contract.ts';
export * from './sync/contract.ts';
export * from './teams/contract.ts';
export * from './notices/contract.ts';
export * from './notices/notice.ts';
export { matchFacts } from './notices/match-facts.ts';
export { nextMoment } from './notices/notice-times.ts';
export * from './notices/organiser-notices.ts';
export * from './notices/player-notices.ts';
export * from './health/contract.ts';
export * from './players/absence.ts';
export * from './players/contract.ts';
export * from './matches/bibs.ts';
export * from './matches/bibs-contract.ts';
export * from './matches/contract.ts';
export * from './matches/queries.ts';
export * from './contract/problem.ts';
export { noContent, schemaMetadata } from './contract/values.ts';
export * from './contract/operation.ts';
export * from './contract/route.ts';
export * from './badges/badge.ts';
export * from './limits.ts';
export * from './matches/match.ts';
export * from './matches/match-details.ts';
export * from './matches/format-change.ts';
export * from './matches/match-format.ts';
export * from './matches/move.ts';
export * from './teams/teams.ts';
export * from './rotation/contract.ts';
export * from './rotation/game.ts';
export * from './rotation/next-game.ts';
export * from './rotation/night-line-up.ts';
export * from './rotation/night-sentences.ts';
export * from './rotation/night-table.ts';
export * from './players/merge.ts';
export * from './players/player.ts';
export * from './players/players-list.ts';
export * from './players/distinct-names.ts';
export * from './teams/who-sits-out.ts';
export * from './results/contract.ts';
export * from './results/figura.ts';
export * from './results/score.ts';
export * from './levels/contract.ts';
export * from './survey/contract.ts';
export * from './survey/judge-opinions.ts';
export * from './survey/opinions.ts';
export * from './levels/estimate-skills.ts';
export * from './levels/suggest-level.ts';
export * from './levels/suggestion-text.ts';
export * from './players/skill-level.ts';
export * from './teams/team.ts';
export * from './text/text-field.ts';
export * from './text/text-line.ts';
export * from './account/user.ts';
export * from './players/whatsapp-digits.ts';
export { applyPendingListMoney } from './outbox/apply-list-money.ts';
export { accountsOfRows, applyPendingMoney } from './outbox/apply-money.ts';
export { applyPendingNight, type ShownGame, type ShownNight } from './outbox/apply-night.ts';
export { actionsForMine, settleRefused, type Settlement } from './outbox/two-nights.ts';
export { refusedNight } from './outbox/night-request.ts';
export { coalesce } from './outbox/coalesce.ts';
export { applyPending, applyResponse, nextRequest } from './outbox/outbox.ts';
export * from './outbox/pending-change.ts';
export * from './pick.ts';
export * from './result.ts';
export * from './attendance/attendance-rate.ts';
export * from './badges/award-badges.ts';
export * from './teams/balance-teams.ts';
export { byName, type TeamCandidate } from './teams/best-first.ts';
export * from './matches/roster.ts';
export * from './teams/check-balance.ts';
export { factsOf, type SplitCriteria } from './teams/score-split.ts';
export * from './matches/match-status.ts';
export * from './matches/next-occurrence.ts';
export * from './ranking/figures.ts';
export * from './ranking/list-file.ts';
export type { FiguresReply, PlayerFigures } from './ranking/contract.ts';
export * from './ranking/player-stats.ts';
export * from './ranking/punctual-answers.ts';
export * from './ranking/rank-players.ts';
export * from './ranking/season-card.ts';
export * from './badges/progress.ts';
export * from './matches/search-matches.ts';
export * from './teams/ready-teams.ts';
export * from './teams/best-teams.ts';
export * from './teams/divide-players.ts';
export * from './teams/format-offers.ts';
export * from './teams/repair-division.ts';
export * from './teams/repair-teams.ts';
export * from './teams/split-teams.ts';
export * from './teams/line-up-change.ts';
export * from './matches/rematch.ts';
export * from './sharing/change-message.ts';
export { calendarFile, type CalendarSeries } from './sharing/calendar-file.ts';
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
export * from './time/day-text.ts';
export * from './sharing/group-call.ts';
export { moneyLine } from './sharing/money-line.ts';
export * as MESSAGES from './text/messages.ts';
export { nightMessage } from './sharing/night-message.ts';
export * from './sharing/result-message.ts';
export * from './sharing/season-message.ts';
export * from './sharing/share-message.ts';
export * from './text/sort-key.ts';
export * from './teams/split-reason.ts';
export * from './time/time-zones.ts';
export * from './time/times.ts';
export * from './time/typed-date.ts';
export * from './time/typed-time.ts';
export { wallClock } from './time/wall-clock.ts';
export * from './sharing/whatsapp-link.ts';
