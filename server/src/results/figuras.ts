import { votingEnds, type PageQuery } from '@picadito/domain';
import { cursorAt, isAfter, positionAt } from '../matches/list-matches.ts';
import { firstEndAfter } from '../store/tables/ranking/stats.ts';
import { figuraPage, type FiguraPage } from '../store/tables/results/figura-page.ts';
import { closedBefore } from '../store/tables/results/figura-votes.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { ownersIn } from '../transactions/helping.ts';
import { countDueVotes } from './count-votes.ts';

/**
 * Returns a page of the figuras of the matches of the organiser and of helped lists. `total` is their number, `next`
 * the cursor of the next page or null, and `unchangedUntil` the instant (epoch milliseconds) at which the next vote
 * ends, or Infinity.
 */
export async function readFiguras(
  context: Context,
  organiser: Organiser,
  { limit, cursor }: PageQuery,
) {
  const { store, now } = context;
  const time = now();
  const after = cursor === null ? null : positionAt(cursor);
  const found: FiguraPage['matches'] = [];
  const ends: number[] = [];
  let total = 0;
  for (const owner of ownersIn(organiser)) {
    await countDueVotes(context, owner.id);
    // One match more than requested shows whether there is a next page.
    const wanted = { after, limit: limit + 1, listId: owner.helper?.listId };
    const page = await figuraPage(store.read, owner.id, wanted);
    found.push(...page.matches);
    total += page.total;
    const end = await firstEndAfter(store.read, owner.id, closedBefore(time));
    if (end !== null) ends.push(votingEnds(Date.parse(end)));
  }
  if (organiser.helped) found.sort((one, other) => (isAfter(one, other, 'date') ? 1 : -1));
  const listed = found.slice(0, limit);
  const last = found.length > limit ? listed.at(-1) : undefined;
  return {
    figuras: listed.flatMap(({ figura }) => figura ?? []),
    total,
    next: last ? cursorAt(last) : null,
    unchangedUntil: Math.min(...ends),
  };
}
