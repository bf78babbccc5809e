import { TEAM_NAMES, teamsFrom } from '@picadito/domain';
import type { Selectable } from 'kysely';
import { expect, test } from 'vitest';
import { aFullAccount } from '../../testing/a-full-account.ts';
import { everyRow } from '../../testing/every-row.ts';
import { testApp } from '../../testing/test-app.ts';
import {
  deleteAnswerOf,
  deleteLastAnswer,
  promote,
  removeComment,
  storeAnswer,
} from './tables/waitlist/answers.ts';
import { deleteLogged, logAnswer, setUndone } from './tables/waitlist/answer-log.ts';
import { deleteUndo, deleteUndosNaming, storeUndo } from './tables/waitlist/answer-undos.ts';
import { endKeeping, storeFreeSince, storeSettings } from './tables/waitlist/answer-settings.ts';
import {
  deleteDevice,
  deleteDevicesOfList,
  notePersonalLink,
  releaseName,
  setAnsweredMatch,
  setAccepted,
  setDenied,
  storeDevice,
  touchDevice,
} from './tables/group-link/devices.ts';
import {
  deleteAnswersProposed,
  deleteProposals,
  deleteProposalsAbout,
  deleteProposalsOfDevice,
  deleteProposalsOfList,
  storeProposal,
  dismissProposal,
} from './tables/group-link/proposals.ts';
import { deleteSent } from './tables/group-link/sent-by-devices.ts';
import { insertBadge, keepPlayersOfBadge } from './tables/badges/badges.ts';
import { insertAction } from './tables/captain/captain-actions.ts';
import {
  endCaptain,
  endCaptainsOfList,
  forgetCaptains,
  holdCaptain,
  storeCaptain,
} from './tables/captain/captains.ts';
import { deleteHandover, storeHandover } from './tables/handover/handovers.ts';
import { moveList } from './tables/handover/move-list.ts';
import { forgetAuthor } from './tables/helpers/forget-author.ts';
import { updateHelper, deleteHelper, deleteHelpersOfList } from './tables/helpers/helpers.ts';
import { deleteCall, insertCall } from './tables/attendance/calls.ts';
import { deleteMerged, endMergedLinks, insertMerged } from './tables/players/merged-players.ts';
import { addAbsence, deleteAbsence, setAbsence } from './tables/players/absences.ts';
import { deleteConfirmation, storeAttendance } from './tables/attendance/confirmations.ts';
import { setBibs } from './tables/matches/bibs.ts';
import { setLineupSettings } from './tables/teams/recent-teams.ts';
import { deleteCodes, moveCodes } from './tables/group-link/link-codes.ts';
import { deleteLink } from './tables/group-link/group-links.ts';
import { storePersonalVersion } from './tables/group-link/personal-links.ts';
import { storeWrittenName } from './tables/group-link/written-names.ts';
import { replaceResponsesAbout } from './tables/sync/idempotency.ts';
import { deleteList, noteShared, renameList } from './tables/players/lists.ts';
import {
  deleteKeeper,
  deletePair,
  deletePairsOfPlayers,
  insertKeeper,
  setPair,
} from './tables/teams/team-constraints.ts';
import { deleteMatch, detachMatchesFromList, updateMatch } from './tables/matches/matches.ts';
import { deletePlayers, updatePlayer } from './tables/players/players.ts';
import { endRecurrence } from './tables/matches/recurrence.ts';
import { forgetAuthors } from './tables/waitlist/forget-authors.ts';
import { setRosterChanges } from './tables/matches/roster.ts';
import type { Schema } from './schema.ts';
import {
  deleteTeamPlayer,
  deleteTeamPlayersOfOpenMatches,
} from './tables/results/delete-places.ts';
import { countVotes, storeVote } from './tables/results/figura-votes.ts';
import { deleteScoreProposals, storeScoreProposal } from './tables/results/score-proposals.ts';
import { deleteSession, replaceTokenHash, touchSession } from './tables/account/sessions.ts';
import { setTypedStat } from './tables/ranking/stats.ts';
import type { Store, Writer } from './store.ts';
import { deleteTeams, storeTeams } from './tables/teams/teams.ts';

const NOW = '2026-11-20T21:00:00.000000Z';
const BEFORE_ALL = '2000-01-01T00:00:00.000000Z';
const MVP = { type: 'mvp-semana', period: '2026-11-08' } as const;
const PLAYER = { name: 'Otra', rating: 2, whatsapp: null, isRegular: true };
const LINK_ANSWER = {
  answer: 'maybe',
  comment: null,
  answeredAt: NOW,
  queuedAt: null,
  promotedAt: null,
  toldAt: null,
  authorId: null,
  isClaim: false,
  deviceHash: null,
  before: null,
} as const;
const LOGGED = {
  deviceHash: null,
  kind: null,
  isComment: false,
  addressHash: null,
  replaced: null,
} as const;
const SETTINGS = { capacity: 5, answers_until: null, regulars_until: null, kept_until: null };
const NOTHING_UNDONE = {
  entries: [],
  states: [],
  until: NOW,
  devices: [],
  proposals: [],
  guests: [],
};
const ANSWER = { status: 410, body: '{}' };

/**
 * Returns two organisers with rows in every table, and the ids of the second organiser's rows that statements try to
 * write.
 */
async function twoAccounts() {
  const { signedIn, store, context } = await testApp();
  const ids: string[] = [];
  for (const organiser of [await signedIn('ana'), await signedIn('beto')]) {
    await aFullAccount(organiser, context);
    ids.push((await organiser.get<{ id: string }>('/api/me')).body.id);
  }
  const [ana = '', beto = ''] = ids;
  const rows = await everyRow(store);
  const all = <T extends keyof Schema>(table: T) =>
    (rows[table] ?? []).filter(({ user_id }) => user_id === beto) as Selectable<Schema[T]>[];
  const players = all('players').map(({ player_id }) => player_id);
  const matches = all('matches');
  const weekly = matches.find((match) => match.is_recurring === 1 && match.list_id !== null);
  const [[session], [link], [taken], [called], [away], [taker], [keeper], [pair]] = [
    all('sessions'),
    all('group_links'),
    all('match_roster_changes'),
    all('calls'),
    all('absences'),
    all('bibs'),
    all('keepers'),
    all('pairs'),
  ];
  const [[vote], [undo], [captain], [helper], [offer]] = [
    all('figura_votes'),
    all('answer_undos'),
    all('captains'),
    all('helpers'),
    all('handovers'),
  ];
  const answer = all('answers').find(({ comment }) => comment !== null);
  const logged = all('answer_log').find(({ replaced }) => replaced !== null);
  const claim = all('devices').find(({ doubted_at }) => doubted_at !== null);
  const device = all('devices').find(({ has_own_link }) => has_own_link === 0);
  const proposal = all('proposals').find(({ match_id }) => match_id !== null);
  const confirmed = all('confirmations');
  const place = all('team_players').find((one) =>
    confirmed.some(({ match_id }) => match_id === one.match_id),
  );
  const here = confirmed.find(({ match_id }) => match_id === place?.match_id);
  const badge = { ...MVP, user_id: beto, earned_at: NOW };
  await store.transaction((tx) => insertBadge(tx, badge, players.slice(0, 2)));
  const marked = [called, keeper, away, taker].map((row) => row?.player_id);
  const unmarked = players.find((id) => !marked.includes(id));
  const [merged] = all('merged_players');
  const of = {
    merged,
    session,
    link,
    here,
    weekly,
    taken,
    place,
    called,
    away,
    taker,
    keeper,
    pair,
    unmarked,
  };
  const byLink = { device, claim, answer, logged, undo, proposal, vote, captain, offer, helper };
  return { store, ana, beto, players, matches, ...whole({ ...of, ...byLink }) };
}

function whole<T extends object>(things: T): { [K in keyof T]: NonNullable<T[K]> } {
  if (Object.values(things).includes(undefined)) throw new Error('not a full account');
  return things as { [K in keyof T]: NonNullable<T[K]> };
}

type Things = Awaited<ReturnType<typeof twoAccounts>>;

const placeOf = ({ match_id, player_id }: { match_id: string; player_id: string }) => ({
  matchId: match_id,
  playerId: player_id,
});

const deviceOf = (
  userId: string,
  { list_id, device_hash }: { list_id: string; device_hash: string },
) => ({
  userId,
  listId: list_id,
  deviceHash: device_hash,
});

const ofHelper = (userId: string, { helper_id }: { helper_id: string }) => ({
  userId,
  helperId: helper_id,
});

const twoOf = ({ player_id, other_id }: Selectable<Schema['pairs']>) => ({
  playerIds: [player_id, other_id] as const,
});

const other = (change: string) => (change === 'guest' ? 'removed' : 'guest');

const otherAnswer = ({ confirmed }: { confirmed: number }) => ({
  confirmed: confirmed === 0,
  declined: false,
  confirmedAt: null,
  changedAt: NOW,
});

/**
 * Every statement that changes existing rows and takes their owner, by name. Each writes rows of the second organiser
 * in the name of the first.
 */
const WRITES: Record<string, (tx: Writer, userId: string, things: Things) => Promise<unknown>> = {
  renameList: (tx, userId, { weekly }) => renameList(tx, userId, weekly.list_id ?? '', 'Otra'),
  deleteList: (tx, userId, { weekly }) => deleteList(tx, userId, weekly.list_id ?? ''),
  deleteHandover: (tx, userId, { offer }) => deleteHandover(tx, { userId, listId: offer.list_id }),
  moveList: (tx, userId, { offer, ana, beto }) =>
    moveList(tx, {
      listId: offer.list_id,
      from: userId,
      to: userId === ana ? beto : ana,
      at: NOW,
    }),
  updateHelper: (tx, userId, { helper }) =>
    updateHelper(tx, ofHelper(userId, helper), {
      helper_user_id: userId,
      accepted_at: NOW,
      confirmed_at: NOW,
      rights: 'matches-and-money',
    }),
  deleteHelper: (tx, userId, { helper }) => deleteHelper(tx, ofHelper(userId, helper)),
  forgetAuthor: (tx, userId, { beto }) => forgetAuthor(tx, { userId, authorId: beto }),
  noteShared: (tx, userId, { weekly }) =>
    noteShared(tx, { userId, listId: weekly.list_id ?? '', until: NOW }),
  deleteHelpersOfList: (tx, userId, { helper }) =>
    deleteHelpersOfList(tx, { userId, listId: helper.list_id }),
  deleteCodes: (tx, userId, { link }) => deleteCodes(tx, userId, 'group', [link.list_id]),
  moveCodes: (tx, userId, { link }) =>
    moveCodes(tx, { from: userId, to: 'nobody' }, 'group', [link.list_id]),
  deleteLink: (tx, userId, { link }) => deleteLink(tx, { userId, listId: link.list_id }),
  updatePlayer: (tx, userId, { here }) => updatePlayer(tx, userId, here.player_id, PLAYER),
  storeWrittenName: (tx, userId, { here }) =>
    storeWrittenName(tx, { userId, playerId: here.player_id, shownName: 'Pipa' }),
  storePersonalVersion: (tx, userId, { here }) =>
    storePersonalVersion(tx, { userId, playerId: here.player_id }, 9),
  deletePlayers: (tx, userId, { players }) => deletePlayers(tx, userId, players),
  updateMatch: (tx, userId, { weekly }) => {
    const { user_id: _user, match_id, created_at: _created, sit_out: _sitOut, ...values } = weekly;
    return updateMatch(tx, userId, match_id, { ...values, location: 'Otra' });
  },
  deleteMatch: (tx, userId, { here }) => deleteMatch(tx, userId, here.match_id),
  detachMatchesFromList: (tx, userId, { weekly }) =>
    detachMatchesFromList(tx, { userId, listId: weekly.list_id ?? '' }, Date.parse(NOW)),
  endRecurrence: (tx, userId, { weekly }) => endRecurrence(tx, userId, weekly.match_id, null),
  setRosterChanges: (tx, userId, { taken }) =>
    setRosterChanges(tx, { userId, matchId: taken.match_id }, [taken.player_id], null),
  deleteConfirmation: (tx, userId, { here }) =>
    deleteConfirmation(tx, { userId, ...placeOf(here) }),
  forgetAuthors: (tx, userId, { players }) => forgetAuthors(tx, userId, players),
  touchDevice: (tx, userId, { device }) =>
    touchDevice(tx, deviceOf(userId, device), NOW.replace('20T', '21T')),
  setAccepted: (tx, userId, { claim }) => setAccepted(tx, deviceOf(userId, claim)),
  setDenied: (tx, userId, { claim }) => setDenied(tx, deviceOf(userId, claim), NOW),
  setAnsweredMatch: (tx, userId, { claim }) =>
    setAnsweredMatch(tx, deviceOf(userId, claim), 'another'),
  deleteDevice: (tx, userId, { device }) => deleteDevice(tx, deviceOf(userId, device)),
  releaseName: (tx, userId, { device }) =>
    releaseName(tx, { userId, listId: device.list_id, playerId: device.player_id }),
  deleteDevicesOfList: (tx, userId, { device }) =>
    deleteDevicesOfList(tx, { userId, listId: device.list_id }),
  dismissProposal: (tx, userId, { proposal }) =>
    dismissProposal(tx, deviceOf(userId, proposal), proposal.proposal_id, NOW),
  deleteProposals: (tx, userId, { proposal }) =>
    deleteProposals(tx, deviceOf(userId, proposal), [proposal.proposal_id]),
  deleteProposalsOfDevice: (tx, userId, { proposal }) =>
    deleteProposalsOfDevice(tx, deviceOf(userId, proposal)),
  deleteSent: (tx, userId, { device, proposal }) => {
    const sent = { devices: [device], proposals: [proposal], guests: [] };
    return deleteSent(tx, { userId, listId: device.list_id }, sent);
  },
  deleteProposalsOfList: (tx, userId, { proposal }) =>
    deleteProposalsOfList(tx, deviceOf(userId, proposal)),
  deleteAnswersProposed: (tx, userId, { proposal }) =>
    deleteAnswersProposed(tx, { userId, matchId: proposal.match_id ?? '' }, [
      proposal.player_id ?? '',
    ]),
  deleteProposalsAbout: (tx, userId, { players }) => deleteProposalsAbout(tx, userId, players),
  notePersonalLink: (tx, userId, { device }) => notePersonalLink(tx, deviceOf(userId, device)),
  deleteScoreProposals: (tx, userId, { vote }) =>
    deleteScoreProposals(tx, { userId, matchId: vote.match_id }),
  promote: (tx, userId, { answer }) => promote(tx, { userId, ...placeOf(answer), at: NOW }),
  deleteAnswerOf: (tx, userId, { answer }) => deleteAnswerOf(tx, { userId, ...placeOf(answer) }),
  deleteLastAnswer: (tx, userId, { answer }) =>
    deleteLastAnswer(tx, { userId, ...placeOf(answer) }),
  removeComment: (tx, userId, { answer }) => removeComment(tx, { userId, ...placeOf(answer) }),
  setUndone: (tx, userId, { logged }) =>
    setUndone(tx, { userId, matchId: logged.match_id }, [logged.at], NOW),
  deleteLogged: (tx, userId, { logged }) =>
    deleteLogged(tx, { userId, matchId: logged.match_id }, logged.at),
  deleteUndo: (tx, userId, { undo }) => deleteUndo(tx, { userId, matchId: undo.match_id }),
  deleteUndosNaming: (tx, userId, { players }) => deleteUndosNaming(tx, userId, players),
  endCaptain: (tx, userId, { captain }) => endCaptain(tx, { userId, matchId: captain.match_id }),
  endCaptainsOfList: (tx, userId, { helper }) =>
    endCaptainsOfList(tx, { userId, listId: helper.list_id }),
  holdCaptain: (tx, userId, { captain }) =>
    holdCaptain(tx, { userId, matchId: captain.match_id }, 'another'),
  forgetCaptains: (tx, userId, { players }) => forgetCaptains(tx, userId, players),
  deleteCall: (tx, userId, { called }) => deleteCall(tx, { userId, ...placeOf(called) }),
  setLineupSettings: (tx, userId, { weekly }) =>
    setLineupSettings(tx, userId, weekly.match_id, { sit_out: 'orden', group_called_at: NOW }),
  deleteMerged: (tx, userId, { merged }) =>
    deleteMerged(tx, { userId, mergedId: merged.merged_id }),
  endMergedLinks: (tx, userId, { merged }) =>
    endMergedLinks(tx, { userId, playerId: merged.player_id }),
  setBibs: (tx, userId, { taker }) => setBibs(tx, { userId, matchId: taker.match_id }, null),
  endKeeping: (tx, userId, { called }) => endKeeping(tx, { userId, matchId: called.match_id }),
  deleteAbsence: (tx, userId, { away }) => deleteAbsence(tx, { userId, playerId: away.player_id }),
  deleteKeeper: (tx, userId, { keeper }) => deleteKeeper(tx, userId, keeper.player_id),
  deletePair: (tx, userId, { pair }) => deletePair(tx, { userId, ...twoOf(pair) }),
  deletePairsOfPlayers: (tx, userId, { players }) => deletePairsOfPlayers(tx, userId, players),
  deleteTeams: (tx, userId, { place }) => deleteTeams(tx, userId, place.match_id),
  storeTeams: (tx, userId, { place }) => {
    const match = { userId, matchId: place.match_id, createdBy: 'manual', createdAt: NOW } as const;
    const { player_id: playerId, position, name, rating } = place;
    const stored = { team: 'suplente', playerId, position, name, rating, skillLevel: '3' } as const;
    const ids = new Map(TEAM_NAMES.map((team) => [team, place.team_id]));
    const none = teamsFrom(() => []);
    return storeTeams(tx, match, none, { ...match, ids, players: [stored] });
  },
  deleteTeamPlayer: (tx, userId, { place }) => deleteTeamPlayer(tx, { userId, ...placeOf(place) }),
  deleteTeamPlayersOfOpenMatches: (tx, userId, { players }) =>
    deleteTeamPlayersOfOpenMatches(tx, userId, players, BEFORE_ALL),
  keepPlayersOfBadge: (tx, userId, { players }) =>
    keepPlayersOfBadge(tx, { ...MVP, user_id: userId }, players.slice(0, 1)),
  replaceResponsesAbout: (tx, userId, { matches }) =>
    replaceResponsesAbout(
      tx,
      userId,
      matches.map(({ match_id }) => match_id),
      ANSWER,
    ),
  deleteSession: (tx, userId, { session }) =>
    deleteSession(tx, { userId, tokenHash: session.token_hash }),
  replaceTokenHash: (tx, userId, { session }) =>
    replaceTokenHash(tx, { userId, tokenHash: session.token_hash }, 'new'),
  touchSession: (tx, userId, { session }) =>
    touchSession(tx, { userId, tokenHash: session.token_hash, seenAt: NOW.replace('20T', '21T') }),
};

/** Statements that insert a row for the given owner, with references to rows of the second organiser. */
const INSERTS: typeof WRITES = {
  setRosterChanges: (tx, userId, { taken }) => {
    const change = other(taken.change);
    return setRosterChanges(tx, { userId, matchId: taken.match_id }, [taken.player_id], change);
  },
  storeAttendance: (tx, userId, { here }) => {
    const { matchId, playerId } = placeOf(here);
    return storeAttendance(tx, { userId, matchId }, [{ id: playerId, ...otherAnswer(here) }]);
  },
  storeDevice: (tx, userId, { device, unmarked }) =>
    storeDevice(tx, deviceOf(userId, device), { playerId: unmarked, isClaim: false, at: NOW }),
  storeProposal: (tx, userId, { proposal }) => {
    const newcomer = { kind: 'newcomer', name: 'Otra', holderId: null, madeAt: NOW } as const;
    return storeProposal(tx, deviceOf(userId, proposal), newcomer);
  },
  storeVote: (tx, userId, { vote }) =>
    storeVote(
      tx,
      { userId, matchId: vote.match_id, deviceHash: 'another' },
      { playerId: vote.figura_id, figuraId: vote.player_id },
    ),
  countVotes: (tx, userId, { vote }) => countVotes(tx, { userId, matchId: vote.match_id }),
  storeScoreProposal: (tx, userId, { vote }) =>
    storeScoreProposal(
      tx,
      { userId, matchId: vote.match_id, deviceHash: 'another' },
      { playerId: vote.figura_id, score: { claro: 1, oscuro: 0 }, at: NOW },
    ),
  storeAnswer: (tx, userId, { called, unmarked }) =>
    storeAnswer(tx, { userId, matchId: called.match_id }, { ...LINK_ANSWER, playerId: unmarked }),
  logAnswer: (tx, userId, { called, unmarked }) =>
    logAnswer(
      tx,
      { userId, matchId: called.match_id },
      { ...LOGGED, playerId: unmarked, at: NOW, answer: 'maybe', authorId: null },
    ),
  storeUndo: (tx, userId, { called }) =>
    storeUndo(tx, { userId, matchId: called.match_id }, { at: NOW, undone: NOTHING_UNDONE }),
  storeFreeSince: (tx, userId, { weekly }) =>
    storeFreeSince(tx, { userId, matchId: weekly.match_id }, NOW),
  storeSettings: (tx, userId, { weekly }) =>
    storeSettings(tx, { userId, matchId: weekly.match_id }, SETTINGS),
  insertCall: (tx, userId, { unmarked, called }) =>
    insertCall(tx, { userId, matchId: called.match_id, playerId: unmarked }, NOW),
  storeHandover: (tx, userId, { offer }) =>
    storeHandover(tx, { ...offer, user_id: userId, stays_helper: 0 }),
  storeCaptain: (tx, userId, { captain }) =>
    storeCaptain(tx, { ...captain, user_id: userId, version: 9 }, 'another'),
  insertAction: (tx, userId, { here, captain: { match_id } }) =>
    insertAction(tx, {
      user_id: userId,
      match_id,
      at: NOW,
      kind: 'in',
      player_id: here.player_id,
      author_id: here.player_id,
      detail: null,
    }),
  insertMerged: (tx, userId, { merged }) =>
    insertMerged(tx, { ...merged, merged_id: 'another', user_id: userId }),
  setBibs: (tx, userId, { taker, unmarked }) =>
    setBibs(tx, { userId, matchId: taker.match_id }, unmarked),
  addAbsence: (tx, userId, { unmarked }) =>
    addAbsence(tx, { userId, playerId: unmarked, until: '2027-01-01' }),
  setAbsence: (tx, userId, { away }) =>
    setAbsence(tx, { userId, playerId: away.player_id, until: '2027-01-01' }),
  insertKeeper: (tx, userId, { unmarked }) => insertKeeper(tx, userId, unmarked),
  setPair: (tx, userId, { pair }) =>
    setPair(tx, { userId, ...twoOf(pair) }, pair.kind === 'juntos' ? 'separados' : 'juntos'),
  setTypedStat: (tx, userId, { here }) =>
    setTypedStat(tx, { userId, playerId: here.player_id }, { matchesPlayed: 3 }),
};

/** Runs a statement, rolls it back, and returns what it did: 'nothing', 'a change' or 'refused'. */
async function doneBy(store: Store, write: (tx: Writer) => Promise<unknown>): Promise<string> {
  const before = await everyRow(store);
  let isSame = true;
  const undone = new Error('undone');
  const written = store.transaction(async (tx) => {
    await write(tx);
    const inside = await everyRow({ ...store, transaction: (work) => work(tx) });
    isSame = JSON.stringify(inside) === JSON.stringify(before);
    throw undone;
  });
  const error = await written.catch((reason: unknown) => reason);
  if (error === undone) return isSame ? 'nothing' : 'a change';
  if (/foreign key/i.test(String(error))) return 'refused';
  throw error;
}

const CHANGES = Object.entries(WRITES);
const HALF = Math.ceil(CHANGES.length / 2);

test.each([
  ['first half of the changes', 'nothing', CHANGES.slice(0, HALF)],
  ['second half of the changes', 'nothing', CHANGES.slice(HALF)],
  ['inserts', 'refused', Object.entries(INSERTS)],
] as const)(
  "a statement with another user's id changes nothing: %s",
  async (_part, expected, writes) => {
    const things = await twoAccounts();
    const { store, ana, beto } = things;
    for (const [name, write] of writes) {
      const byAnother = await doneBy(store, (tx) => write(tx, ana, things));
      expect({ name, byAnother }).toEqual({ name, byAnother: expected });
      const byOwner = await doneBy(store, (tx) => write(tx, beto, things));
      expect({ name, byOwner }).not.toEqual({ name, byOwner: 'nothing' });
    }
  },
);
