import type { AccountExport } from '@picadito/domain';
import type { Schema } from '../store/schema.ts';
import type { OwnedTable } from '../store/table-list.ts';

/** Type of the paths of all values in an export, without the indexes of arrays: `matches.result.score.claro`. */
type PathIn<T> = T extends readonly (infer Item)[]
  ? PathIn<Item>
  : T extends object
    ? { [Name in keyof T & string]: Name | `${Name}.${PathIn<T[Name]>}` }[keyof T & string]
    : never;

/** Type of a column that the export contains in another form: `at` is the path, and `as` describes the form. */
export type Converted = { at: PathIn<AccountExport>; as: string };

/** Type of the reason why the export lacks a column or a table. */
export type Excluded = { because: string };

/** Type of what the export does with a column: the path of its values, another form of them, or nothing. */
export type Exported = PathIn<AccountExport> | Converted | Excluded;

/** All tables are in one list, so that a reader sees at once what an export contains, and the compiler asks for each column. */
type Columns = {
  [Table in OwnedTable]:
    | { [Column in Exclude<keyof Schema[Table], 'user_id'>]: Exported }
    | Excluded;
};

const COMPUTED = { because: 'computed from exported values' };
const INTERNAL = { because: 'only orders or finds rows' };
const SECRET = { because: 'part of a secret, which an export must not reveal' };
const OF_DEVICE = { because: 'derived from the secret of a device' };
const ADDRESS = { because: 'address for push messages; the export has the time of subscription' };
const SURVEY = { because: 'single opinions are secret until the survey closes, then deleted' };

/**
 * Maps each column of the tables that belong to users to its treatment in the export of an account. A column missing
 * here is a type error. The columns of all tables are in one file, as in the schema. `user_id` is always `profile.id`.
 * Booleans are stored as 0 or 1. A test checks the table on an account with rows in every table.
 */
export const EXPORTED_COLUMNS: Columns = {
  users: {
    name: 'profile.name',
    email: 'profile.email',
    photo_url: 'profile.photoURL',
    whatsapp: 'profile.whatsapp',
    time_zone: 'profile.timeZone',
    country: 'profile.country',
    created_at: 'profile.createdAt',
    last_timestamp: INTERNAL,
    deeds_after: INTERNAL,
    is_asleep: 'matches.byAutopilot.autopilot.isAsleep',
  },
  identities: {
    issuer: 'identities.issuer',
    subject: 'identities.subject',
    created_at: 'identities.createdAt',
  },
  sessions: {
    token_hash: SECRET,
    device: 'sessions.device',
    created_at: 'sessions.startedAt',
    last_seen_at: 'sessions.lastSeenAt',
    subscription: ADDRESS,
    endpoint_hash: ADDRESS,
    subscribed_at: 'sessions.noticesSince',
  },
  players_lists: { list_id: 'lists.id', name: 'lists.name', created_at: 'lists.createdAt' },
  players: {
    player_id: 'players.id',
    list_id: 'players.listId',
    name: 'players.name',
    sort_key: COMPUTED,
    rating: 'players.rating',
    whatsapp: 'players.whatsapp',
    created_at: 'players.createdAt',
    shown_name: 'shownNames.shownName',
    link_version: INTERNAL,
  },
  matches: {
    match_id: 'matches.id',
    list_id: 'matches.listId',
    date: 'matches.date',
    time: 'matches.time',
    time_zone: 'matches.timeZone',
    starts_at: COMPUTED,
    ends_at: 'matches.endsAt',
    per_side: 'matches.perSide',
    team_count: 'matches.teamCount',
    court_minutes: 'matches.courtMinutes',
    rotation: { at: 'matches.rotation', as: 'its fields' },
    location: 'matches.location',
    google_place_id: 'matches.googlePlaceId',
    status: 'matches.status',
    is_recurring: 'matches.isRecurring',
    recurring_day: 'matches.recurringDay',
    series_id: 'matches.seriesId',
    slot_at: INTERNAL,
    created_at: 'matches.createdAt',
    entry_changed_at: INTERNAL,
    sit_out: 'matches.sitOut',
    group_called_at: 'matches.groupCalledAt',
  },
  deleted_matches: { because: 'only cancels the calendar entries of a deleted match, for a month' },
  match_roster_changes: {
    match_id: 'matches.id',
    player_id: { at: 'matches.players.id', as: 'the roster after the changes' },
    change: { at: 'matches.players.id', as: 'the roster after the changes' },
  },
  confirmations: {
    match_id: 'matches.id',
    player_id: 'matches.players.id',
    confirmed: 'matches.players.confirmed',
    confirmed_at: 'matches.players.confirmedAt',
    declined: 'matches.players.declined',
    changed_at: INTERNAL,
    is_taken_out: { at: 'matches.takenOut', as: 'ids of players' },
  },
  match_moves: {
    match_id: 'matches.id',
    moved_at: 'matches.moves.movedAt',
    date: 'matches.moves.date',
    time: 'matches.moves.time',
    location: 'matches.moves.location',
  },
  calls: {
    match_id: 'matches.id',
    player_id: 'matches.calls.playerId',
    called_at: 'matches.calls.calledAt',
  },
  absences: { player_id: 'absences.playerId', until: 'absences.until' },
  keepers: { player_id: 'marks.keepers' },
  pairs: {
    player_id: 'marks.pairs.playerIds',
    other_id: 'marks.pairs.playerIds',
    kind: 'marks.pairs.kind',
  },
  teams: {
    team_id: INTERNAL,
    match_id: 'matches.teams.matchId',
    name: { at: 'matches.teams.claroTeam', as: 'a field for each team' },
    created_by: 'matches.teams.createdBy',
    created_at: INTERNAL,
  },
  team_players: {
    match_id: 'matches.teams.matchId',
    player_id: 'matches.teams.players.id',
    team_id: { at: 'matches.teams.claroTeam', as: 'a field for each team' },
    position: { at: 'matches.teams.claroTeam', as: 'the order of the ids' },
    name: 'matches.teams.players.name',
    rating: { at: 'matches.teams.players.skillLevel', as: 'text' },
  },
  badges: {
    badge_id: 'badges.id',
    type: 'badges.type',
    period: { at: 'badges.earnedAt', as: 'a day in the period' },
    earned_at: 'badges.earnedAt',
  },
  badge_players: { badge_id: 'badges.id', player_id: 'badges.playerIds' },
  player_stats: {
    player_id: 'stats.playerId',
    matches_played: 'stats.matchesPlayed',
    attendance_rate: 'stats.attendanceRate',
  },
  changes: { because: 'a log of exported values, retained for a day' },
  idempotency_keys: { because: 'copies of replies, retained for a day' },
  idempotency_ids: { because: 'ids in copies of replies, retained for a day' },
  group_links: {
    list_id: 'links.listId',
    is_on: 'links.isOn',
    version: INTERNAL,
    code_hash: INTERNAL,
    previews_match: 'links.previewsMatch',
    is_strict: 'links.isStrict',
    shares_levels: 'links.sharesLevels',
  },
  devices: {
    list_id: 'devices.listId',
    device_hash: OF_DEVICE,
    player_id: 'devices.playerId',
    claimed_at: 'devices.claimedAt',
    used_at: 'devices.usedAt',
    doubted_at: 'devices.doubtedAt',
    denied_at: 'devices.deniedAt',
    claim_count: 'devices.claimCount',
    answered_match_id: 'devices.answeredMatchId',
    has_own_link: INTERNAL,
    subscription: ADDRESS,
    endpoint_hash: ADDRESS,
    subscribed_at: 'devices.noticesSince',
  },
  proposals: {
    list_id: 'proposals.listId',
    proposal_id: INTERNAL,
    device_hash: OF_DEVICE,
    made_at: 'proposals.madeAt',
    kind: 'proposals.kind',
    name: 'proposals.name',
    match_id: 'proposals.matchId',
    player_id: 'proposals.playerId',
    author_id: 'proposals.authorId',
    answer: 'proposals.answer',
    comment: 'proposals.comment',
    dismissed_until: 'proposals.dismissedUntil',
  },
  answers: {
    match_id: 'matches.id',
    player_id: 'matches.byLink.answers.playerId',
    answer: 'matches.byLink.answers.answer',
    comment: 'matches.byLink.answers.comment',
    answered_at: 'matches.byLink.answers.answeredAt',
    queued_at: 'matches.byLink.answers.queuedAt',
    promoted_at: 'matches.byLink.answers.promotedAt',
    told_at: 'matches.byLink.answers.toldAt',
    author_id: 'matches.byLink.answers.authorId',
    is_claim: 'matches.byLink.answers.isClaim',
    device_hash: OF_DEVICE,
    undo_answer: 'matches.byLink.answers.before.answer',
    undo_comment: 'matches.byLink.answers.before.comment',
    undo_queued_at: 'matches.byLink.answers.before.queuedAt',
    undo_confirmed_at: 'matches.byLink.answers.before.confirmedAt',
  },
  answer_log: {
    match_id: 'matches.id',
    at: 'matches.byLink.log.at',
    player_id: 'matches.byLink.log.playerId',
    answer: 'matches.byLink.log.answer',
    author_id: 'matches.byLink.log.authorId',
    device_hash: OF_DEVICE,
    device_kind: 'matches.byLink.log.kind',
    address_hash: { because: 'derived from a network address or the secret of a device' },
    undone_at: 'matches.byLink.log.undoneAt',
    replaced: { at: 'matches.byLink.log.replaced', as: 'JSON without the hashes of devices' },
    is_comment: 'matches.byLink.log.isComment',
  },
  answer_undos: {
    match_id: 'matches.id',
    at: 'matches.byLink.undo.at',
    undone: { at: 'matches.byLink.undo', as: 'JSON without the hashes of devices' },
  },
  guests: {
    match_id: 'matches.id',
    player_id: 'matches.byLink.guests.playerId',
    host_id: 'matches.byLink.guests.hostId',
    brought_at: 'matches.byLink.guests.broughtAt',
    is_kept: 'matches.byLink.guests.isKept',
    left_at: 'matches.byLink.guests.leftAt',
    device_hash: OF_DEVICE,
  },
  answer_settings: {
    match_id: 'matches.id',
    capacity: 'matches.byLink.capacity',
    answers_until: 'matches.byLink.answersUntil',
    free_since: COMPUTED,
  },
  shown_teams: { match_id: 'matches.id', shown_at: 'matches.byAutopilot.teamsShownAt' },
  autopilots: {
    match_id: 'matches.id',
    acted_at: 'matches.byAutopilot.autopilot.actedAt',
    stopped_at: 'matches.byAutopilot.autopilot.stoppedAt',
    seen_at: INTERNAL,
  },
  autopilot_steps: {
    match_id: 'matches.id',
    at: 'matches.byAutopilot.steps.at',
    kind: 'matches.byAutopilot.steps.kind',
    teams_before: { at: 'matches.byAutopilot.steps.before', as: 'JSON' },
    teams_after: { at: 'matches.byAutopilot.steps.after', as: 'JSON' },
    undone_at: 'matches.byAutopilot.steps.undoneAt',
  },
  notice_watches: { because: 'tells when the server looks at the matches again' },
  noticed_matches: { because: 'made of exported values, until the match is over' },
  pushes: { because: 'messages made of exported values, until they are sent' },
  results: {
    match_id: 'matches.id',
    claro: 'matches.result.score.claro',
    oscuro: 'matches.result.score.oscuro',
    decided_at: 'matches.result.decidedAt',
  },
  scorers: {
    match_id: 'matches.id',
    player_id: 'matches.result.scorers.playerId',
    goals: 'matches.result.scorers.goals',
    own_goals: 'matches.result.scorers.ownGoals',
  },
  score_proposals: {
    match_id: 'matches.id',
    player_id: 'matches.result.proposed.playerId',
    device_hash: OF_DEVICE,
    claro: 'matches.result.proposed.claro',
    oscuro: 'matches.result.proposed.oscuro',
    proposed_at: 'matches.result.proposed.proposedAt',
  },
  games: {
    match_id: 'matches.id',
    seq: 'matches.night.games.seq',
    home: 'matches.night.games.home',
    away: 'matches.night.games.away',
    outcome: 'matches.night.games.outcome',
    home_goals: 'matches.night.games.homeGoals',
    away_goals: 'matches.night.games.awayGoals',
    lent: { at: 'matches.night.games.lent', as: 'JSON' },
    absent: { at: 'matches.night.games.absent', as: 'JSON' },
    author: 'matches.night.games.author',
  },
  finished_nights: { match_id: 'matches.id', finished_at: 'matches.night.finishedAt' },
  figura_votes: { because: 'votes are secret, and deleted when they are counted' },
  figura_closings: { because: 'tells that the votes of a match are counted' },
  figura_totals: {
    match_id: 'matches.id',
    player_id: 'matches.result.votes.playerId',
    votes: 'matches.result.votes.votes',
  },
  surveys: {
    survey_id: 'surveys.survey.id',
    list_id: 'surveys.listId',
    closes_at: 'surveys.survey.closesAt',
    is_closed: 'surveys.survey.isClosed',
    answer_count: 'surveys.survey.answered',
  },
  survey_devices: { because: 'would tell who has answered an open survey' },
  survey_opinions: {
    survey_id: 'surveys.survey.id',
    player_id: 'surveys.survey.playerIds',
    twos: SURVEY,
    threes: SURVEY,
    fours: SURVEY,
    fives: SURVEY,
  },
  survey_verdicts: {
    survey_id: 'surveys.survey.id',
    player_id: 'surveys.survey.results.playerId',
    halves: { at: 'surveys.survey.results.median', as: 'twice the value' },
    do_agree: 'surveys.survey.results.doAgree',
  },
  level_suggestions: {
    player_id: 'levelSuggestions.playerId',
    answered_at: 'levelSuggestions.answeredAt',
    asks_again: 'levelSuggestions.asksAgain',
  },
  ledger_entries: {
    list_id: 'ledger.listId',
    entry_id: 'ledger.entryId',
    kind: 'ledger.kind',
    amount: 'ledger.amount',
    player_id: 'ledger.playerId',
    player_name: 'ledger.playerName',
    match_id: 'ledger.matchId',
    is_deposit: 'ledger.isDeposit',
    is_share: 'ledger.isShare',
    share_of: 'ledger.shareOf',
    method: 'ledger.method',
    paid_by: 'ledger.paidBy',
    note: 'ledger.note',
    author: 'ledger.author',
    at: 'ledger.at',
    voided_at: 'ledger.voidedAt',
    voided_by: 'ledger.voidedBy',
  },
  list_money: {
    list_id: 'money.listId',
    currency: 'money.currency',
    pay_to: 'money.settings.payTo',
    pay_to_holder: 'money.settings.payToHolder',
    pay_to_changed_at: 'money.settings.payToChangedAt',
    players_see: 'money.settings.playersSee',
    shares_money: 'money.settings.sharesMoney',
  },
  never_pays: { player_id: 'money.settings.neverPays' },
  money_claims: {
    list_id: 'money.listId',
    player_id: 'money.claims.playerId',
    amount: 'money.claims.amount',
    at: 'money.claims.at',
  },
  match_money: {
    match_id: 'matches.id',
    cost: 'matches.money.cost',
    price: 'matches.money.price',
    paid_by: 'matches.money.paidBy',
    closed_at: 'matches.money.closedAt',
    closed_cost: 'matches.money.closedCost',
    closed_price: 'matches.money.closedPrice',
    kept_accounts: COMPUTED,
    deposit_outcome: 'matches.money.depositOutcome',
  },
  match_money_players: {
    match_id: 'matches.id',
    player_id: 'matches.money.players.playerId',
    is_exempt: 'matches.money.players.isExempt',
    is_absent: 'matches.money.players.isAbsent',
    is_charged_anyway: 'matches.money.players.isChargedAnyway',
    pays_own: 'matches.money.players.paysOwn',
    pays_today: 'matches.money.players.paysToday',
    was_confirmed: 'matches.money.players.wasConfirmed',
  },
};
