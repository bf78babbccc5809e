/** Computes what the page of a link shows of claims, and of proposals that wait for a decision. */
import type { Answer } from '../waitlist/answer.ts';
import type { Proposal, ProposalOfMatch } from '../waitlist/proposals.ts';
import { clockIn } from '../time/day-text.ts';
import type { GroupPage, ShownPerson, SpokenAnswer } from './shown-page.ts';

/** Type of a claim to a name that waits for a decision. */
export type Claim = { deviceHash: string; playerId: string; claimedAt: string };

type Reading = {
  holder: string | null;
  /** Hash that identifies the reader's device; null for a device without a cookie. */
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

type Waiting = { name: string; answer: SpokenAnswer; isGoing: boolean; isOwn: boolean };

/**
 * Returns the sentence that tells the sender of a proposed answer what happens now. If the answer would take a player
 * out of the match or the waitlist, the sentence adds that the player remains until the answer is accepted. `isOwn` is
 * true if the sender claims to be that player.
 */
export function waitingSentence({ name, answer, isGoing, isOwn }: Waiting): string {
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
  reading: Reading,
  stateOf: (matchId: string, playerId: string) => ShownPerson['state'] | undefined,
): Shown {
  const { holder, device, isStrict, open, dismissed, claims, keyOf, nameOf } = reading;
  const clock = (at: string) => clockIn(reading.timeZone, Date.parse(at)).slice(11);
  const ofName = claims.filter(({ playerId }) => playerId === holder);
  const others = open.filter(
    (one): one is ProposalOfMatch =>
      one.kind !== 'newcomer' && one.playerId === holder && one.deviceHash !== device,
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
