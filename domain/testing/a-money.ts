import type { MatchMoneyReply } from '../src/money/money-replies.ts';

type Row = MatchMoneyReply['players'][number];

export function aMoneyRow(playerId: string, differs: Partial<Row> = {}): Row {
  return {
    playerId,
    name: playerId,
    isGuest: false,
    hostId: null,
    isPlaying: true,
    isExempt: false,
    isAbsent: false,
    isChargedAnyway: null,
    paysOwn: false,
    charged: 3500,
    paid: 0,
    forgiven: 0,
    open: 3500,
    balance: 0,
    otherDebts: [],
    lastEntryId: null,
    lastAmount: null,
    ...differs,
  };
}

/** Returns the money of a match of ten players that costs $35.000, with open accounts and without rows. */
export function aMoney(differs: Partial<MatchMoneyReply> = {}): MatchMoneyReply {
  return {
    currency: 'ARS',
    cost: 35_000,
    price: null,
    paidBy: null,
    isClosed: false,
    closedAt: null,
    isOutdated: false,
    share: 3500,
    surplus: 0,
    payerCount: 10,
    collected: 0,
    deposit: 0,
    depositOutcome: null,
    leftToPay: 35_000,
    players: [],
    ...differs,
  };
}
