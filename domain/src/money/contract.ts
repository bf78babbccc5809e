import { contract } from '../contract/operation.ts';
import { noContent } from '../contract/values.ts';
import { LIST_MONEY, MATCH_MONEY } from '../routes.ts';
import { ledgerEntry, listMoneyReply, matchMoneyReply } from './money-replies.ts';
import {
  claimQuery,
  depositInput,
  entryInput,
  listMoneyPatch,
  matchMoneyPatch,
  moneyQuery,
  paidInput,
} from './money-requests.ts';

export const listMoneyContract = contract('Money', LIST_MONEY, {
  read: {
    summary: 'Retrieve the pot, the balances and the newest entries of a list’s ledger',
    helpers: 'matches-and-money',
    query: moneyQuery,
    replies: { 200: listMoneyReply },
    conditional: 'clock',
    problems: [422],
  },
  change: {
    summary: 'Change what a list’s money is counted in, and where players pay',
    body: listMoneyPatch,
    replies: { 200: listMoneyReply },
    problems: [409],
  },
  writeEntry: {
    summary: 'Write an entry into the ledger',
    helpers: 'matches-and-money',
    description: 'The same entry again changes nothing; another one with its id is refused.',
    body: entryInput,
    replies: { 200: ledgerEntry, 201: ledgerEntry },
    problems: [409],
  },
  voidEntry: {
    summary: 'Void an entry, so that it no longer counts',
    helpers: 'matches-and-money',
    description:
      'What closing the accounts of a match has written is refused; it changes with the match.',
    replies: { 204: noContent },
    problems: [409],
  },
  dropClaim: {
    summary: 'Answer a player’s claim to have paid: the money has not arrived',
    helpers: 'matches-and-money',
    description: 'With `seen`, a newer claim of the player stays.',
    query: claimQuery,
    replies: { 204: noContent },
    problems: [422],
  },
});

export const matchMoneyContract = contract('Money', MATCH_MONEY, {
  read: {
    summary: 'Retrieve what a match costs and who has paid',
    helpers: 'matches-and-money',
    replies: { 200: matchMoneyReply },
    conditional: 'version',
  },
  change: {
    summary: 'Change the cost of a match, or who pays',
    helpers: 'matches-and-money',
    body: matchMoneyPatch,
    replies: { 200: matchMoneyReply },
    problems: [409],
  },
  close: {
    summary: 'Close the accounts of a match: charge everybody who pays',
    helpers: 'matches-and-money',
    replies: { 200: matchMoneyReply },
    problems: [409],
  },
  reopen: {
    summary: 'Reopen the accounts of a match: void its charges and its expense',
    helpers: 'matches-and-money',
    replies: { 200: matchMoneyReply },
    problems: [409],
  },
  decideDeposit: {
    summary: 'Say what became of the deposit of a suspended match',
    helpers: 'matches-and-money',
    body: depositInput,
    replies: { 200: matchMoneyReply },
    problems: [409],
  },
  markPaid: {
    summary: 'Write a payment of a player for a match',
    helpers: 'matches-and-money',
    body: paidInput,
    replies: { 200: matchMoneyReply },
    problems: [409],
  },
});
