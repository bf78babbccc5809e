/** Finds replies on the condition that another player comes, when that player has answered. */
import type { NameMatcher } from '../names/match-names.ts';
import type { ReadReply } from './evidence.ts';

const COMES = '(?:va|viene|juega|ataja|confirma)';
/** Matches a condition about another player: 'si va Leo voy', 'Si el Negro ataja, juego'. */
const IF_ANOTHER_COMES = new RegExp(
  String.raw`(?<!\p{L})si (?:${COMES} (?:el |la )?(?<after>\p{L}+)|(?:el |la )?(?<before>\p{L}+) ${COMES})(?!\p{L})`,
  'iu',
);
const DENIES = /(?<!\p{L})(?:no|ni|sin)(?!\p{L})/iu;

/**
 * Returns the replies, with the answer of the other player for a doubt such as 'voy si va Leo'. The organiser is still
 * asked.
 */
export function withMetConditions(replies: readonly ReadReply[], names: NameMatcher): ReadReply[] {
  return replies.map((reply) => {
    if (reply.meaning !== 'duda' || DENIES.test(reply.text)) return reply;
    const { after, before } = IF_ANOTHER_COMES.exec(reply.text)?.groups ?? {};
    const [id, more] = names.match([(after ?? before ?? '').toLowerCase()], true)?.ids ?? [];
    const other = replies.find(({ playerId }) => playerId === id);
    if (id === undefined || more !== undefined || !other?.sure) return reply;
    return { ...reply, meaning: other.meaning, sure: false };
  });
}
