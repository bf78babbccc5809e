/** Routes by which the organiser of a list manages its group link. */
export const GROUP_LINK = {
  read: 'GET /api/lists/:id/link',
  set: 'PUT /api/lists/:id/link',
  page: 'GET /api/lists/:id/link/page',
  devices: 'GET /api/lists/:id/devices',
  releaseName: 'DELETE /api/lists/:id/devices/:playerId',
  decideClaim: 'PUT /api/lists/:id/devices/:playerId',
  dropDevice: 'PUT /api/lists/:id/devices/:playerId/dropped',
  names: 'GET /api/lists/:id/link/names',
  writeName: 'PUT /api/players/:id/shown-name',
  personal: 'GET /api/lists/:id/link/personal',
  changePersonal: 'PUT /api/players/:id/personal-link',
} as const;

/** Public routes that show the page of a group link. */
export const GROUP_PAGE = {
  read: 'GET /g/:code',
  personal: 'GET /g/:code/:key',
  changes: 'GET /g/:code/changes',
  calendar: 'GET /g/:code/calendar/:match',
} as const;

/** Public routes by which players answer. */
export const GROUP_ANSWERS = {
  answer: 'POST /g/:code/answer',
  personal: 'POST /g/:code/:key/answer',
  forget: 'POST /g/:code/forget',
} as const;

/** Public routes by which players bring and remove guests ('+1 Dani'). */
export const GROUP_GUESTS = {
  bring: 'POST /g/:code/guest',
  drop: 'POST /g/:code/guest-gone',
} as const;

/**
 * Public routes for proposals. A device proposes a newcomer or withdraws that proposal, decides on the proposals of
 * other devices about its name, and takes back a VOY that it gave for another name.
 */
export const GROUP_PROPOSALS = {
  newcomer: 'POST /g/:code/newcomer',
  withdraw: 'POST /g/:code/withdraw',
  decide: 'POST /g/:code/drop-out',
  claim: 'POST /g/:code/claim',
  takeBack: 'POST /g/:code/take-back',
} as const;

/** Public routes by which players propose a score and vote for La figura after the match. */
export const GROUP_PLAYED = {
  score: 'POST /g/:code/score',
  personalScore: 'POST /g/:code/:key/score',
  vote: 'POST /g/:code/vote',
  personalVote: 'POST /g/:code/:key/vote',
} as const;

export const MATCH_PROPOSALS = {
  decide: 'PUT /api/matches/:id/proposals',
  dismissNewcomers: 'PUT /api/matches/:id/proposals/newcomers',
} as const;
