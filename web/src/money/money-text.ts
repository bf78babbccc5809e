/* Sentences of the organiser's screens about money. */
import {
  amountText,
  type Currency,
  type EntryReply,
  firstName,
  formatDate,
  type MatchMoneyReply,
  nameList,
  type OpenDebt,
  weekdayName,
  weekdayOf,
} from '@picadito/domain';

type Row = MatchMoneyReply['players'][number];

export const sumOf = (debts: readonly { open: number }[]) =>
  debts.reduce((sum, { open }) => sum + open, 0);

/** Returns the share of each payer, as in '≈ $3.500 si son 10' or '$3.500 cada uno'; null if nobody pays one. */
export function shareText({
  share,
  payerCount,
  isClosed,
  currency,
}: MatchMoneyReply): { figure: string; rest: string } | null {
  if (share === null || payerCount === 0) return null;
  const figure = amountText(share, currency);
  if (isClosed) return { figure, rest: 'cada uno' };
  return { figure: `≈ ${figure}`, rest: payerCount === 1 ? 'si es 1' : `si son ${payerCount}` };
}

/** Returns the notes below the share of a match, such as who does not pay, a surplus, or what is left to pay. */
export function shareNotes(money: MatchMoneyReply): string[] {
  const { players, payerCount, share, surplus, cost, deposit, leftToPay, currency } = money;
  const text = (amount: number) => amountText(amount, currency);
  const playing = players.filter(
    ({ isAbsent, isChargedAnyway }) => !isAbsent && isChargedAnyway !== false,
  );
  const exempt = playing.filter(({ isExempt }) => isExempt).length;
  const notes: string[] = [];
  if (payerCount === 0 && cost && players.some(mayHavePaid)) {
    notes.push(nobodyPaysText(money, cost));
  } else if (share !== null && payerCount > 0) {
    if (exempt > 0) {
      notes.push(`Pagan ${payerCount} de ${payerCount + exempt}: ${text(share)} cada uno.`);
    }
    if (surplus > 0) notes.push(`Sobran ${text(surplus)}: quedan en la caja.`);
    if (surplus < 0) notes.push(`Faltan ${text(-surplus)}: salen de la caja.`);
  }
  if (cost !== null && deposit > cost) {
    notes.push(
      `La seña es ${text(deposit - cost)} más de lo que sale la cancha: salen de la caja.`,
    );
  }
  if (deposit > 0 && leftToPay > 0) notes.push(`Falta pagar en la cancha: ${text(leftToPay)}`);
  return notes;
}

/** Tells whether a player of the match could be one of its payers, but does not pay or did not come. */
const mayHavePaid = ({ isPlaying, isChargedAnyway }: Row) => isPlaying && isChargedAnyway !== false;

/** Returns who pays for a match without payers: the pot, or the player who paid the pitch. */
function nobodyPaysText(
  { players, paidBy, deposit, currency }: MatchMoneyReply,
  cost: number,
): string {
  const rest = Math.max(0, cost - deposit);
  if (paidBy === null || rest === 0)
    return `Hoy no paga nadie: ${amountText(cost, currency)} salen de la caja.`;
  const name = players.find(({ playerId }) => playerId === paidBy)?.name ?? 'quien pagó la cancha';
  return `Hoy no paga nadie: ${name} queda con ${amountText(rest, currency)} a favor.`;
}

/** Returns how many players still owe something for the match and how much together, as in 'Faltan 3: $10.500'. */
export function missingText({ players, currency }: MatchMoneyReply): string {
  const open = players.filter((row) => row.open > 0);
  if (open.length === 0) return 'No falta nadie.';
  const amount = amountText(sumOf(open), currency);
  return open.length === 1 ? `Falta 1: ${amount}` : `Faltan ${open.length}: ${amount}`;
}

/** Returns the days of these debts, as in 'jueves 5 y 12' or 'jueves 5 y lunes 9'. */
function daysText(debts: readonly OpenDebt[]): string {
  let before = '';
  const days = debts.map(({ date }) => {
    if (date === null) return 'de antes';
    const weekday = weekdayName(weekdayOf(date)).toLowerCase();
    const day = String(Number(date.slice(-2)));
    const text = weekday === before ? day : `${weekday} ${day}`;
    before = weekday;
    return text;
  });
  return nameList(days);
}

/** Returns '$3.500 del jueves 5', or '$3.500 de antes' for a debt without a match. */
function oneDebtText(debt: OpenDebt, currency: Currency): string {
  const from = debt.date === null ? 'de antes' : `del ${daysText([debt])}`;
  return `${amountText(debt.open, currency)} ${from}`;
}

/** Returns what a player owes besides this match in short, as in '$3.500 del jueves 5' or '$7.000 de 2 fechas'. */
export function olderText(debts: readonly OpenDebt[], currency: Currency): string {
  const [only] = debts;
  if (only && debts.length === 1) return oneDebtText(only, currency);
  return `${amountText(sumOf(debts), currency)} de ${debts.length} fechas`;
}

/** Returns 'Debe $3.500 del jueves 5.' or 'Debe $7.000: $3.500 del jueves 5 y $3.500 del jueves 12.' */
export function debtText(debts: readonly OpenDebt[], currency: Currency): string {
  const parts = nameList(debts.map((debt) => oneDebtText(debt, currency)));
  if (debts.length === 1) return `Debe ${parts}.`;
  return `Debe ${amountText(sumOf(debts), currency)}: ${parts}.`;
}

/** Returns all debts of a player: those of other matches, and that of this match if its accounts are closed. */
export function debtsOfRow(
  row: Row,
  { isClosed }: MatchMoneyReply,
  match: { id: string; date: string },
): OpenDebt[] {
  const own = isClosed && row.open > 0;
  return own
    ? [...row.otherDebts, { matchId: match.id, date: match.date, open: row.open }]
    : row.otherDebts;
}

/** Returns the message that reminds a player of debts; it has the first name, without the organiser's notes. */
export function reminderText(
  name: string,
  debts: readonly OpenDebt[],
  { currency, payTo }: { currency: Currency; payTo: string | null },
): string {
  const amount = amountText(sumOf(debts), currency);
  const alias = payTo === null ? '' : ` Alias: ${payTo}.`;
  return `Hola ${firstName(name)}, quedaron ${amount} (${daysText(debts)}).${alias} ¡Gracias!`;
}

/** Returns what a row says about a player below the name. `nameOf` returns the name of a player. */
export function rowText(
  row: Row,
  { currency, isClosed, players }: MatchMoneyReply,
  nameOf: (playerId: string) => string,
): string {
  const text = (amount: number) => amountText(amount, currency);
  const said = row.isPlaying ? excuseOf(row, nameOf) : outsideText(row, players, nameOf);
  const inFavour = row.balance - (isClosed ? 0 : row.charged);
  const owesNothing = row.open === 0 && row.otherDebts.length === 0;
  const favour = inFavour > 0 && owesNothing ? `${text(inFavour)} a favor` : '';
  const given = row.paid - row.forgiven;
  const left = row.open > 0 ? `, faltan ${text(row.open)}` : '';
  const paid = given > 0 ? `Pagó ${text(given)}${left}` : '';
  const forgiven = row.forgiven > 0 ? `Perdonado: ${text(row.forgiven)}` : '';
  const pays =
    row.open > 0 && row.paid === 0 && row.otherDebts.length === 0 ? 'Falta que pague' : '';
  return [said, paid, forgiven, pays, favour].filter(Boolean).join(' · ');
}

/**
 * Returns why a player who does not play has a row: the player pays for guests, or was charged and then taken out of
 * the match.
 */
function outsideText(
  { playerId }: Row,
  players: readonly Row[],
  nameOf: (playerId: string) => string,
): string {
  const guests = players.filter(({ hostId, paysOwn }) => hostId === playerId && !paysOwn);
  if (guests.length === 0) return 'No jugó';
  return `No juega: paga por ${nameList(guests.map((guest) => nameOf(guest.playerId)))}`;
}

/** Returns why a player does not pay, or pays in spite of a late drop-out; '' if there is no special reason. */
function excuseOf(row: Row, nameOf: (playerId: string) => string): string {
  if (row.isChargedAnyway === false) return 'Se bajó tarde';
  if (row.isAbsent) return 'No vino';
  if (row.isExempt) return 'No paga';
  if (row.hostId !== null && !row.paysOwn) return `Invitado: paga ${nameOf(row.hostId)}`;
  return row.isChargedAnyway ? 'Se bajó tarde, paga igual' : '';
}

/** Text about a deleted player with a balance, and the title above such players. */
export const GONE = 'Ya no está en la lista';
export const GONE_TITLE = 'Ya no están en la lista';

/** Returns the day and month of a date (YYYY-MM-DD), such as '14/8'. */
export function dayAndMonth(date: string): string {
  const [day = '', month = ''] = formatDate(date).split('/');
  return `${Number(day)}/${Number(month)}`;
}

const METHOD_TEXTS = { cash: ', en efectivo', transfer: ', por transferencia' } as const;

/** Returns the note of an entry as the end of its sentence; the charge for a guest has the guest as its note. */
function noteText(note: string | null): string {
  if (note === null) return '';
  return note.endsWith(' (invitado)') ? ` por ${note}` : ` (${note})`;
}

/**
 * Returns an entry of the ledger as a sentence, such as 'Beto pagó $3.500'. `nameOf` returns the name of a player; it
 * is '' for an unknown one.
 */
export function entryText(
  entry: EntryReply,
  currency: Currency,
  nameOf: (playerId: string) => string,
): string {
  const amount = amountText(Math.abs(entry.amount), currency);
  const name = entry.playerName ?? '';
  const note = noteText(entry.note);
  const giver = entry.paidBy === null ? '' : nameOf(entry.paidBy);
  const how = entry.method === null ? '' : METHOD_TEXTS[entry.method];
  switch (entry.kind) {
    case 'payment':
      if (entry.amount < 0) return `Se le devolvieron ${amount} a ${name}${how}${note}`;
      return `${name} pagó ${amount}${giver && `, de mano de ${giver}`}${how}${note}`;
    case 'charge':
      return entry.amount < 0
        ? `${amount} a favor de ${name}${note}`
        : `A ${name} le tocan ${amount}${note}`;
    case 'expense': {
      const what = entry.isDeposit ? 'Seña' : entry.matchId === null ? 'Gasto' : 'Cancha';
      return `${what}: ${amount}${name && `, de ${name}`}${note}`;
    }
    case 'box':
      return entry.note ?? `Conteo: ${amountText(entry.amount, currency)}`;
  }
}
