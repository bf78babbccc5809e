import type { Player } from '@picadito/domain';
import { codeOf, hashCode, newLinkKey } from '../../security/link-code.ts';
import { logAnswer } from '../../store/tables/waitlist/answer-log.ts';
import { storeAnswer } from '../../store/tables/waitlist/answers.ts';
import { storeLink } from '../../store/tables/group-link/group-links.ts';
import { lockServerKey } from '../../store/tables/group-link/server-keys.ts';
import type { Writer } from '../../store/store.ts';

const VERSION = 1;

/**
 * The sample answers; `player` and `author` are indexes of players. Ana says VOY for herself and for Beto, and Caro
 * says NO SÉ.
 */
const ANSWERS = [
  { player: 1, answer: 'confirmed', comment: 'llevo pelota', author: null },
  { player: 2, answer: 'confirmed', comment: null, author: 1 },
  { player: 3, answer: 'maybe', comment: 'salgo tarde del laburo', author: null },
] as const;

type Shown = { userId: string; listId: string; matchId: string; players: readonly Player[] };

/**
 * Turns on the group link of the sample list and adds answers, so that visitors can try the players' page in a second
 * browser.
 */
export async function addSampleLink(
  tx: Writer,
  { userId, listId, matchId, players }: Shown,
  nextTimestamp: () => string,
): Promise<void> {
  const key = await lockServerKey(tx, 'links', newLinkKey());
  const codeHash = hashCode(codeOf(key, { listId, version: VERSION }));
  const link = { user_id: userId, list_id: listId, is_on: 1, version: VERSION };
  const settings = { previews_match: 1, is_strict: 0, shares_levels: null };
  await storeLink(tx, { ...link, ...settings }, codeHash);
  for (const { player, answer, comment, author } of ANSWERS) {
    const [playerId, authorId] = [player, author].map((at) => players[at ?? -1]?.id ?? null);
    if (!playerId) continue;
    const at = nextTimestamp();
    const given = { playerId, answer, comment, authorId: authorId ?? null, answeredAt: at };
    const state = { queuedAt: null, promotedAt: null, toldAt: null, before: null };
    const sent = { isClaim: false, deviceHash: null };
    await storeAnswer(tx, { userId, matchId }, { ...given, ...state, ...sent });
    const logged = { at, playerId, answer, authorId: authorId ?? null, deviceHash: null };
    const known = { kind: null, isComment: false, addressHash: null, replaced: null };
    await logAnswer(tx, { userId, matchId }, { ...logged, ...known });
  }
}
