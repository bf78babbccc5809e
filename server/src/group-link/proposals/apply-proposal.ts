import {
  guestLimit,
  type LinkedMatch,
  type LinkedPlayers,
  type ProposalOfMatch,
} from '@picadito/domain';
import { deleteProposals } from '../../store/tables/group-link/proposals.ts';
import type { Writer } from '../../store/store.ts';
import type { WriteContext } from '../../transactions/write.ts';
import { storeWithTeams } from '../answers/answer-by-link.ts';
import { storeGuest } from '../answers/guests-by-link.ts';
import { kindOfOwnDevice } from '../devices/device.ts';

type Applying = {
  list: { userId: string; listId: string };
  match: LinkedMatch;
  players: LinkedPlayers;
  one: ProposalOfMatch;
  /** Hash of the device, an owner of the name, that accepts the proposal; null for the organiser. */
  acceptedBy: string | null;
};

/**
 * Accepts a proposal: stores the proposed answer as the player's own, or the proposed guest as the player's guest, and
 * deletes the proposal. An answer of a player who has left the match and a guest over the limit are only deleted.
 */
export async function applyProposal(
  tx: Writer,
  writeContext: WriteContext,
  { list, match, players, one, acceptedBy: deviceHash }: Applying,
): Promise<void> {
  await deleteProposals(tx, list, [one.id]);
  if (one.kind === 'guest') {
    if (guestLimit(players, one.playerId) !== null) return;
    const { playerId: hostId, name } = one;
    await storeGuest(tx, writeContext, { match, players, hostId, name, deviceHash });
    return;
  }
  const player = players.roster.find(({ id }) => id === one.playerId);
  if (!player) return;
  const { now } = writeContext;
  const kind = deviceHash === null ? null : await kindOfOwnDevice(tx, { ...list, deviceHash }, now);
  await storeWithTeams(tx, writeContext, {
    match,
    players,
    player,
    answer: one.answer,
    comment: one.comment ?? undefined,
    authorId: null,
    isUndo: false,
    isClaim: false,
    deviceHash,
    kind,
    addressHash: null,
  });
}
