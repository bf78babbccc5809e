/** Shows claimed names, and answers that wait for a decision, on the page of a link. */
import type { Answer } from '../waitlist/answer.ts';
import type { Proposal, ProposalOfMatch } from '../waitlist/proposals.ts';
import { clockIn } from '../time/day-text.ts';
import type { GroupPage, ShownPerson, SpokenAnswer } from './shown-page.ts';

/** Describes a device that claims a name and waits. */
export type Claim = { deviceHash: string; playerId: string; claimedAt: string };

type Reading = {
  holder: string | null;
  /** Identifies the device of the reader by its hash; null for a device without a cookie. */
  device: string | null;
  isStrict: boolean;
  open: readonly Proposal[];
  dismissed: readonly Proposal[];
  claims: readonly Claim[];
  keyOf: (id: string) => string;
  nameOf: (id: string) => string;
  /** This is the zone of the next match. */
  timeZone: string;
};

export const SPOKEN: Record<Answer, SpokenAnswer> = {
  confirmed: 'voy',
  declined: 'no',
  maybe: 'nose',
};

type Waiting = { name: string; answer: SpokenAnswer; isGoing: boolean; isOwn: boolean };

/**
 * Returns the sentence for the sender of an answer that waits. A player who is in the match, or waits for a place,
 * stays so until the answer is accepted; a VOY takes no player out.
 */
export function waitingSentence({ name, answer, isGoing, isOwn }: Waiting): string {
  if (!isGoing || answer === 'voy') return 'Le avisamos a quien organiza.';
  const stays = isOwn ? 'Todavía figurás adentro' : `${name} todavía figura adentro`;
  return `${stays}: avisale a quien organiza.`;
}

type Shown = Pick<GroupPage, 'proposals' | 'sent' | 'claims' | 'questions'>;

/**
 * Returns what waits for a decision. Every page has the keys of all of it; the content is shown to the device that sent
 * it and to the own devices of the player. `stateOf` returns the state of a player in a match.
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
