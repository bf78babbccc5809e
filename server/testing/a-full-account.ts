import type {
  GroupLink,
  Match,
  MatchAnswers,
  MatchMoneyReply,
  PersonalLinks,
  Player,
  PlayersList,
  Profile,
} from '@picadito/domain';
import {
  aMatch,
  call,
  confirm,
  createList,
  createMatch,
  decline,
  teamsInHalves,
  withNumbers,
} from './a-match.ts';
import { hashCode, keysOf } from '../src/security/link-code.ts';
import { newId } from '../src/store/ids.ts';
import { DEVICE_COOKIE } from './a-linked-group.ts';
import { closedSurvey, openSurvey, OWN_DEVICE } from './surveys/surveys-of-account.ts';
import { insertAction } from '../src/store/tables/captain/captain-actions.ts';
import { storeAttendance } from '../src/store/tables/attendance/confirmations.ts';
import { finishNight } from './a-night.ts';
import { storeHandover } from '../src/store/tables/handover/handovers.ts';
import { storeClaim } from '../src/store/tables/money/money-claims.ts';
import { timestamp } from '../src/store/timestamps.ts';
import { storeVote } from '../src/store/tables/results/figura-votes.ts';
import { detectNotices } from '../src/notices/detect-notices.ts';
import { aSubscription } from './notices/a-subscription.ts';
import type { Context, Organiser } from '../src/transactions/context.ts';
import { write } from '../src/transactions/write.ts';
import type { Client } from './test-app.ts';

const KICK_OFF = Date.parse('2026-11-27T00:00:00Z');

/**
 * Gives the organiser rows in every table, through the API where it can. Tests of deletion and export use the account.
 * One file has all of it, because each part builds on the rows of the parts before.
 */
export async function aFullAccount(organiser: Client, context: Context) {
  await organiser.put('/api/notices', aSubscription(newId()));
  const { list, match, ids } = await aMatch(organiser, '23455');
  const [taken = '', pending = '', declined = '', keeper = ''] = ids;
  const { body: others } = await organiser.post<{ id: string }>('/api/lists', {
    name: 'Otros',
    players: withNumbers(3, 2),
  });
  const { body: strangers } = await organiser.get<Player[]>(`/api/lists/${others.id}/players`);
  const guest = strangers[0]?.id ?? '';
  await organiser.post(`/api/matches/${match.id}/players`, { playerId: guest });
  await confirm(organiser, match.id, guest);
  await organiser.delete(`/api/matches/${match.id}/players/${taken}`);
  await confirm(organiser, match.id, pending, false);
  await decline(organiser, match.id, declined);
  await call(organiser, match.id, pending);
  await organiser.patch(`/api/matches/${match.id}/evening`, {
    sitOut: 'turno',
    isGroupCalled: true,
  });
  await organiser.put(`/api/matches/${match.id}/bibs`, { playerId: keeper });
  await organiser.put(`/api/players/${declined}/absence`, { until: '2027-01-10' });
  await organiser.patch(`/api/players/${keeper}`, { isRegular: true });
  await organiser.put(`/api/players/${keeper}/keeper`, { isKeeper: true });
  const { body: twin } = await organiser.post<Player>(`/api/lists/${list.id}/players`, {
    name: 'Mellizo',
    skillLevel: '3',
  });
  await organiser.post(`/api/players/${keeper}/merge`, { otherId: twin.id });
  await organiser.put(`/api/players/${keeper}/level-suggestion`, { asksAgain: false });
  await moneyOf(organiser, { list, match, player: pending });
  await organiser.put('/api/pairs', { playerIds: [keeper, guest], kind: 'separados' });
  await organiser.post(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, ids.slice(1)));
  const stats = { matchesPlayed: 1, attendanceRate: 70 };
  await organiser.put(`/api/players/${pending}/stats`, stats);
  const { body: me } = await organiser.get<Profile>('/api/me');
  await organiser.get(`/api/users/${me.id}/badges`);

  const weekly = { isRecurring: true, recurringDay: 4 };
  const known = { author: ids[4] ?? '', player: pending, held: keeper };
  await answerByLink(organiser, { list, match, ...known });
  await organiser.put(`/api/players/${keeper}/shown-name`, { shownName: 'El Pulpo' });
  const ofThree = { ...weekly, googlePlaceId: 'place', teamCount: 3 };
  const night = await createMatch(organiser, others.id, ofThree);
  await finishNight(
    organiser,
    night.id,
    strangers.slice(1).map(({ id }) => id),
  );
  const owner = await ownerOf(organiser);
  await openSurvey(organiser, list, { owner, context, ids });
  await closedSurvey(organiser, await aMatchWithAutopilot(organiser), { owner, context });
  const { id: deleted } = await createMatch(organiser, others.id, { date: '2026-12-17' });
  await organiser.delete(`/api/matches/${deleted}`);
  const { body: orphan } = await organiser.send<Match>({
    method: 'POST',
    url: '/api/matches',
    headers: { 'idempotency-key': `once-${others.id}` },
    payload: { date: '2026-12-01', time: '10:00', location: 'Parque', listId: others.id },
  });
  const gone = await createList(organiser, 'Se va', '3');
  const { body: leaving } = await organiser.get<Player[]>(`/api/lists/${gone.id}/players`);
  const [scorer = ''] = leaving.map(({ id }) => id);
  const ofOrphan = `/api/matches/${orphan.id}`;
  await organiser.patch(ofOrphan, { date: '2026-11-20', time: '10:00', listId: gone.id });
  await organiser.post(`${ofOrphan}/players`, { playerId: scorer });
  await organiser.post(`${ofOrphan}/teams`, teamsInHalves(orphan.id, [scorer]));
  const scorers = [{ playerId: scorer, goals: 2, ownGoals: 1 }];
  await organiser.put(`${ofOrphan}/result`, { claro: 4, oscuro: 3, scorers });
  await organiser.delete(`/api/lists/${gone.id}`);
  await noticesOf(owner, context);
  await aClaim(owner, { context, list, player: pending });
  const out = { id: declined, confirmed: false, declined: true, confirmedAt: null };
  const changed = { ...out, changedAt: match.createdAt, isTakenOut: true };
  await context.store.transaction((tx) =>
    storeAttendance(tx, { userId: owner.id, matchId: match.id }, [changed]),
  );
  await aCaptain(organiser, owner, { context, match, captain: keeper, player: pending });
  await aPlayedMatch(organiser, { list, author: known.author, other: pending });
  await aCountedVote(organiser, owner, { context, list, ids: ids.slice(1, 4) });
  await anOfferedList(owner, { context, list });
  return { list, match, ids };
}

/** Offers the list to a helper. */
async function anOfferedList(
  { id: userId }: Organiser,
  { context, list }: { context: Context; list: PlayersList },
) {
  const row = { user_id: userId, list_id: list.id, helper_id: newId(), stays_helper: 1 };
  const expires_at = timestamp(context.now() + 7 * 24 * 60 * 60 * 1000);
  await context.store.transaction((tx) => storeHandover(tx, { ...row, expires_at }));
}

/**
 * Invites a helper to the list. Makes a player the captain of a match, and records that the captain has confirmed
 * another player and entered the score.
 */
async function aCaptain(
  organiser: Client,
  { id: userId }: Organiser,
  {
    context,
    match,
    captain,
    player,
  }: { context: Context; match: Match; captain: string; player: string },
) {
  await organiser.post(`/api/lists/${match.listId}/helpers`, { rights: 'matches' });
  await organiser.post(`/api/matches/${match.id}/captain`, { playerId: captain });
  const done = { user_id: userId, match_id: match.id, author_id: captain };
  const [first, second] = [1, 2].map((ms) => timestamp(context.now() + ms));
  await context.store.transaction(async (tx) => {
    const confirmed = { kind: 'in', player_id: player, detail: null } as const;
    await insertAction(tx, { ...done, ...confirmed, at: first ?? '' });
    const score = { kind: 'score', player_id: null, detail: '5–3' } as const;
    await insertAction(tx, { ...done, ...score, at: second ?? '' });
  });
}

/** Stores the claim of a player to have paid. */
async function aClaim(
  { id: userId }: Organiser,
  { context, list, player }: { context: Context; list: PlayersList; player: string },
) {
  const at = timestamp(context.now());
  const ofPlayer = { userId, listId: list.id, playerId: player };
  await context.store.transaction((tx) => storeClaim(tx, ofPlayer, { amount: 3500, at }));
}

/** Gives the list a ledger with a payment, and the match a cost and a player who does not pay. */
async function moneyOf(
  organiser: Client,
  { list, match, player }: { list: PlayersList; match: Match; player: string },
) {
  const ofList = `/api/lists/${list.id}/money`;
  await organiser.patch(ofList, { payTo: 'potrero.mp', neverPays: { [player]: true } });
  const payment = { kind: 'payment', amount: 3500, playerId: player, paidBy: player };
  await organiser.put(`${ofList}/entries/${newId()}`, { ...payment, matchId: match.id });
  const ofMatch = `/api/matches/${match.id}/money`;
  const { body } = await organiser.get<MatchMoneyReply>(ofMatch);
  const exempt = { [body.players[0]?.playerId ?? '']: true };
  await organiser.patch(ofMatch, { cost: 35_000, paidBy: player, exempt });
}

async function ownerOf(organiser: Client): Promise<Organiser> {
  const { id } = (await organiser.get<Profile>('/api/me')).body;
  return { id, timeZone: null, country: null, badgeFactsAfter: '', tab: null };
}

/** Stores notices of matches as pending: they are due, and no push service has got them yet. */
async function noticesOf(owner: Organiser, context: Context) {
  for (const now of [context.now(), KICK_OFF - 2 * 60 * 60 * 1000])
    await write({ ...context, now: () => now }, owner, detectNotices);
}

/**
 * Creates a weekly match with an autopilot, and lets a player answer by the link after the deadline, so that the
 * autopilot forms the teams. Returns the list of the match.
 */
async function aMatchWithAutopilot(organiser: Client) {
  const list = await createList(organiser, 'Semanal', '3'.repeat(9));
  const weekly = { isRecurring: true, recurringDay: 4, time: '22:00' };
  const match = await createMatch(organiser, list.id, weekly);
  const { body: players } = await organiser.get<Player[]>(`/api/lists/${list.id}/players`);
  const [last, ...others] = players.map(({ id }) => id);
  await organiser.put(`/api/matches/${match.id}/attendance`, {
    changes: others.map((playerId) => ({ playerId, isConfirmed: true })),
  });
  await organiser.put(`/api/matches/${match.id}/autopilot`, { isOn: true });
  await answerByLink(organiser, { list, match, author: last ?? '' }, PASSED);
  return list;
}

const PASSED = { capacity: 12, answersUntil: '2026-11-20T17:30' };

/**
 * Creates a match of this morning and saves its teams. The author then sends a score and a vote through the personal
 * link.
 */
async function aPlayedMatch(
  organiser: Client,
  { list, author, other }: { list: PlayersList; author: string; other: string },
) {
  const match = await playedAt(organiser, list, '10:00', [author, other]);
  const url = `/api/lists/${list.id}/link/personal`;
  const { body: links } = await organiser.get<PersonalLinks>(url);
  const own = links.find(({ playerId }) => playerId === author)?.address ?? '';
  const [, path = '', code = ''] = /(\/g\/(\w+)\/\w+)$/.exec(own) ?? [];
  const keyOf = keysOf(hashCode(code));
  const said = { match: keyOf(match.id), player: keyOf(author), figura: keyOf(other) };
  for (const operation of ['vote', 'score'])
    await organiser.send({
      method: 'POST',
      url: `${path}/${operation}`,
      cookies: { [DEVICE_COOKIE]: OWN_DEVICE },
      payload: { ...said, claro: '7', oscuro: '6' },
    });
}

type Voting = { context: Context; list: PlayersList; ids: readonly string[] };

/** Creates an earlier match in which each player votes for the next; a day later the votes are counted. */
async function aCountedVote(organiser: Client, owner: Organiser, { context, list, ids }: Voting) {
  const { id: matchId } = await playedAt(organiser, list, '06:00', ids);
  await context.store.transaction(async (tx) => {
    for (const [at, playerId] of ids.entries()) {
      const device = { userId: owner.id, matchId, deviceHash: `device-${at}` };
      await storeVote(tx, device, { playerId, figuraId: ids[(at + 1) % ids.length] ?? '' });
    }
  });
  await write({ ...context, now: () => Date.parse('2026-11-21T12:00:00Z') }, owner, async () => {});
}

async function playedAt(
  organiser: Client,
  list: PlayersList,
  time: string,
  ids: readonly string[],
): Promise<Match> {
  const match = await createMatch(organiser, list.id);
  await organiser.patch(`/api/matches/${match.id}`, { date: '2026-11-20', time });
  await organiser.post(`/api/matches/${match.id}/teams`, teamsInHalves(match.id, ids));
  return match;
}

async function undoLast(organiser: Client, { id }: Match) {
  const url = `/api/matches/${id}/answers`;
  const [last] = (await organiser.get<MatchAnswers>(url)).body.log;
  await organiser.put(`${url}/undone`, { what: 'answer', at: last?.at });
}

type ByLink = {
  list: PlayersList;
  match: Match;
  author: string;
  /** Id of a player that the author answers NO SÉ for, after a VOY for the author's own name. */
  player?: string;
  /**
   * The id of a player whose name another device owns. The author answers NO VOY for this player, which the server
   * stores as a proposal.
   */
  held?: string;
};

/**
 * Has the author answer from a device, and for `player` and `held` if given. The organiser undoes an answer of `held`,
 * and a second device claims the author's name.
 */
async function answerByLink(
  organiser: Client,
  { list, match, author, player, held }: ByLink,
  settings: object = {
    capacity: 12,
    answersUntil: '2026-11-26T18:30',
    regularsUntil: '2026-11-26T12:00',
  },
) {
  await organiser.put(`/api/matches/${match.id}/answers/settings`, settings);
  const on = { isOn: true, version: 2 };
  const { body: link } = await organiser.put<GroupLink>(`/api/lists/${list.id}/link`, on);
  const [, code = ''] = /\/g\/(\w+)$/.exec(link.address ?? '') ?? [];
  const keyOf = keysOf(hashCode(code));
  const { date, time, location: place } = match;
  const post = async (cookie: string, payload: object, operation = 'answer') =>
    organiser.send({
      method: 'POST',
      url: `/g/${code}/${operation}`,
      cookies: { [DEVICE_COOKIE]: cookie },
      payload: { match: keyOf(match.id), date, time, place, ...payload },
    });
  const cookie = OWN_DEVICE;
  await post(cookie, { player: keyOf(author), answer: 'voy', comment: 'llevo pelota' });
  if (player) await post(cookie, { player: keyOf(player), answer: 'nose', other: 'si' });
  await post(cookie, { player: keyOf(author), name: 'Dani' }, 'guest');
  await post(cookie, aSubscription(newId()), 'notices');
  await post('n'.repeat(22), { name: 'Nueva' }, 'newcomer');
  if (held) {
    const own = 'h'.repeat(22);
    for (const answer of ['voy', 'nose']) await post(own, { player: keyOf(held), answer });
    await undoLast(organiser, match);
    await post(cookie, { player: keyOf(held), answer: 'no', other: 'si' });
  }
  await organiser.put(`/api/lists/${list.id}/link`, { ...on, isStrict: true, sharesLevels: true });
  await post('d'.repeat(22), { player: keyOf(author), answer: 'voy', soy: 'si' });
}
