/* Computes which claims and waiting proposals the players' page shows, and which answers the device can take back. */
import { type Answer, isCurrent, isOwnAnswer } from '../waitlist/answer.ts';
import type { Proposal, ProposalOfMatch } from '../waitlist/proposals.ts';
import { clockIn } from '../time/day-text.ts';
import type {
  GroupPage,
  ShownPerson,
  SpokenAnswer,
  ShownTakeBack,
  ShownUndo,
} from './shown-page.ts';
import { statusOf } from '../attendance/status.ts';
import type { WithPlayers } from './linked-match.ts';

/** Type of a claim to a name that waits for a decision. */
export type Claim = { deviceHash: string; playerId: string; claimedAt: string };

type ProposalFacts = {
  ownedPlayerId: string | null;
  /** Hash that identifies the device; null for a device without a cookie. */
  device: string | null;
  isStrict: boolean;
  open: readonly Proposal[];
  dismissed: readonly Proposal[];
  claims: readonly Claim[];
  keyOf: (id: string) => string;
  nameOf: (id: string) => string;
  /** IANA time zone of the next match, in which times are shown. */
  timeZone: string;
};

export const SPOKEN: Record<Answer, SpokenAnswer> = {
  confirmed: 'voy',
  declined: 'no',
  maybe: 'nose',
};

type WaitingFacts = { name: string; answer: SpokenAnswer; isGoing: boolean; isOwn: boolean };

/**
 * Returns the sentence that tells the sender of a proposed answer that the organiser is told. If the answer would take a
 * player out of the match or the waitlist, it says instead that the player is still in, and asks the sender to tell the
 * organiser. `isOwn` is true if the sender claims to be that player.
 */
export function waitingSentence({ name, answer, isGoing, isOwn }: WaitingFacts): string {
  if (!isGoing || answer === 'voy') return 'Le avisamos a quien organiza.';
  const stays = isOwn ? 'Todavía figurás adentro' : `${name} todavía figura adentro`;
  return `${stays}: avisale a quien organiza.`;
}

type Shown = Pick<GroupPage, 'proposals' | 'sent' | 'claims' | 'questions'>;

/**
 * Returns the claims and proposals that the page shows. The content of a proposal is shown only to the device that sent
 * it and to the devices that own the player's name; all pages have the keys of all proposals and claims. `stateOf`
 * returns the state of a player in a match.
 */
export function shownProposals(
  facts: ProposalFacts,
  stateOf: (matchId: string, playerId: string) => ShownPerson['state'] | undefined,
): Shown {
  const { ownedPlayerId, device, isStrict, open, dismissed, claims, keyOf, nameOf } = facts;
  const clock = (at: string) => clockIn(facts.timeZone, Date.parse(at)).slice(11);
  const ofName = claims.filter(({ playerId }) => playerId === ownedPlayerId);
  const others = open.filter(
    (one): one is ProposalOfMatch =>
      one.kind !== 'newcomer' && one.playerId === ownedPlayerId && one.deviceHash !== device,
  );
  const isOfClaim = (one: Proposal) =>
    !isStrict &&
    one.kind === 'answer' &&
    ofName.some(({ deviceHash }) => deviceHash === one.deviceHash);
  return {
    proposals: [...open.map(({ id }) => id), ...claims.map(({ deviceHash }) => deviceHash)]
      .map(keyOf)
      .toSorted(),
    sent: [...open, ...dismissed].filter((one) => one.deviceHash === device).map(sentProposal),
    claims: isStrict
      ? []
      : ofName.map(({ deviceHash, claimedAt }) => {
          const waits = others.find((one) => one.deviceHash === deviceHash);
          const answer = waits?.kind === 'answer' ? SPOKEN[waits.answer] : null;
          return { key: keyOf(deviceHash), at: clock(claimedAt), answer };
        }),
    questions: others.filter((one) => !isOfClaim(one)).map(question),
  };

  function sentProposal(one: Proposal): GroupPage['sent'][number] {
    const isDismissed = one.dismissedUntil !== null;
    if (one.kind === 'newcomer') return { kind: 'newcomer', name: one.name, isDismissed };
    const { playerId, matchId } = one;
    const about = { match: keyOf(matchId), player: keyOf(playerId), isDismissed };
    if (one.kind === 'guest') return { kind: 'guest', name: one.name, ...about };
    const state = stateOf(matchId, playerId);
    const isGoing = state === 'in' || state === 'queued';
    return {
      kind: 'answer',
      name: nameOf(playerId),
      answer: SPOKEN[one.answer],
      isGoing,
      ...about,
    };
  }

  function question(one: ProposalOfMatch): GroupPage['questions'][number] {
    const by = one.authorId === null ? null : nameOf(one.authorId) || 'alguien';
    const of = { key: keyOf(one.id), match: keyOf(one.matchId), by, at: clock(one.madeAt) };
    if (one.kind === 'guest') return { kind: 'guest', name: one.name, ...of };
    return { kind: 'answer', answer: SPOKEN[one.answer], ...of };
  }
}

type Visitor = {
  now: number;
  ownedPlayerId: string | null;
  device: string | null;
  keyOf: (id: string) => string;
};

/**
 * Returns the undo that the page offers for a match: the answer that becomes valid again when the player takes back the
 * last one. Returns an empty list after kick-off, when the organiser has decided since, and when there is no earlier
 * answer.
 */
export function shownUndo(
  { match, roster, answers }: WithPlayers,
  { now, ownedPlayerId, keyOf }: Visitor,
): ShownUndo[] {
  const player = roster.find(({ id }) => id === ownedPlayerId);
  const answer = answers.find(({ playerId }) => playerId === ownedPlayerId);
  if (!player || !answer?.before || now >= match.startsAt) return [];
  // A NO SÉ counts as no answer once the answers are closed.
  const isClosed = match.closesAt !== null && now >= match.closesAt;
  if (isClosed && answer.before.answer === 'maybe') return [];
  if (!isCurrent(answer, statusOf(player))) return [];
  return [{ key: keyOf(match.id), answer: SPOKEN[answer.before.answer] }];
}

/**
 * Returns the answers that this device can take back: each VOY that it gave for a player of the list whose name it does
 * not own, while that VOY is still the valid answer of the player. Returns an empty list after kick-off.
 */
export function shownTakeBacks(
  { match, roster, answers, guests = [] }: WithPlayers,
  { now, device, keyOf }: Visitor,
): ShownTakeBack[] {
  if (device === null || now >= match.startsAt) return [];
  return answers.flatMap((answer) => {
    const player = roster.find(({ id }) => id === answer.playerId);
    const isGuest = guests.some(({ playerId }) => playerId === answer.playerId);
    const isSenders = answer.deviceHash === device && !isOwnAnswer(answer) && !isGuest;
    if (!player || !isSenders || answer.answer !== 'confirmed') return [];
    if (!isCurrent(answer, statusOf(player))) return [];
    return [{ match: keyOf(match.id), player: keyOf(answer.playerId) }];
  });
}
