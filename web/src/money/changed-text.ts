import { amountText, type MatchMoneyReply, nameList } from '@picadito/domain';

type Row = MatchMoneyReply['players'][number];
type Settled = { name: string; guests: string[]; open: number; favour: number };

/**
 * Returns sentences about closed accounts after a change of the cost, the price or the players: why the share changed,
 * and what those who had paid now owe or have in favour. Null if nothing changes for them.
 */
export function changedText(before: MatchMoneyReply, after: MatchMoneyReply): string | null {
  if (!before.isClosed || !after.isClosed || before.isOutdated || after.isOutdated) return null;
  const sentences = [shareSentence(before, after), ...settledSentences(before, after)];
  return sentences.filter(Boolean).join(' ') || null;
}

/** Returns why the share changed and by how much; '' if it stays. */
function shareSentence(before: MatchMoneyReply, after: MatchMoneyReply): string {
  if (before.share === null || after.share === null || before.share === after.share) return '';
  const text = (amount: number | null) => amountText(Math.abs(amount ?? 0), after.currency);
  const more = after.share - before.share;
  const each = `${text(more)} ${more > 0 ? 'más' : 'menos'} cada uno.`;
  if (before.price !== after.price && after.price !== null) {
    return `Ahora cada uno pone ${text(after.price)}: ${each}`;
  }
  if (before.price !== after.price) return `Ahora se divide: ${each}`;
  if (before.cost !== null && after.cost !== null && before.cost !== after.cost) {
    return `La cancha pasó de ${text(before.cost)} a ${text(after.cost)}: ${each}`;
  }
  return `Cambió cuántos pagan: ${each}`;
}

/**
 * Returns what the players who had paid everything owe now, or have in favour. Players with the same amount have one
 * sentence, which names them if they are few.
 */
function settledSentences(before: MatchMoneyReply, after: MatchMoneyReply): string[] {
  const rows = new Map(after.players.map((row) => [row.playerId, row]));
  const settled = before.players
    .filter((row) => row.charged > 0 && row.open === 0 && row.paid > row.forgiven)
    .map((row) => settledOf(row, rows.get(row.playerId), after.players));
  const text = (amount: number) => amountText(amount, after.currency);
  return [
    ...groupSentences(
      settled,
      ({ open }) => open,
      (amount) => `${text(amount)} por pagar`,
    ),
    ...groupSentences(
      settled,
      ({ favour }) => favour,
      (amount) => `${text(amount)} a favor`,
    ),
  ];
}

/**
 * Returns what a player who had paid now owes for the match (`open`) or has in favour (`favour`), and the guests that
 * the player pays for. Both amounts are 0 if the charge is the same. Money that was in favour before is not mentioned
 * again.
 */
function settledOf(before: Row, after: Row | undefined, players: readonly Row[]): Settled {
  const { name } = before;
  if (after?.charged === before.charged) return { name, guests: [], open: 0, favour: 0 };
  const isFor = (row: Row) => row.hostId === before.playerId && !row.paysOwn;
  const isPaying = (row: Row) => !row.isExempt && !row.isAbsent;
  const guests = players.filter((row) => isFor(row) && isPaying(row)).map(({ name }) => name);
  const balance = after?.balance ?? 0;
  const isAhead = balance > Math.max(0, before.balance);
  return { name, guests, open: after?.open ?? 0, favour: isAhead ? balance : 0 };
}

/** Maximum number of names in a sentence about players with the same amount. */
const NAMES_MAX = 2;

function groupSentences(
  settled: readonly Settled[],
  amountOf: (one: Settled) => number,
  textOf: (amount: number) => string,
): string[] {
  const groups = Map.groupBy(settled, amountOf);
  groups.delete(0);
  const bySize = [...groups].toSorted(([, one], [, other]) => other.length - one.length);
  return bySize.map(([amount, players]) => {
    const guests = players.flatMap((one) => one.guests);
    const few = players.length <= NAMES_MAX;
    const withGuests = few && guests.length > 0 ? ` (con ${nameList(guests)})` : '';
    const verb = players.length === 1 ? 'le quedan' : 'les quedan';
    return `A ${whom(players, settled.length)} ${verb} ${textOf(amount)}${withGuests}.`;
  });
}

/**
 * Returns words for the players with one amount, such as 'los 6 que ya pagaron', '4 de los 5 que ya pagaron' or 'Nico'.
 */
function whom(players: readonly Settled[], total: number): string {
  if (players.length <= NAMES_MAX) return nameList(players.map(({ name }) => name));
  if (players.length === total) return `los ${total} que ya pagaron`;
  return `${players.length} de los ${total} que ya pagaron`;
}
