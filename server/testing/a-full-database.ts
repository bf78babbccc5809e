import type { Writer } from '../src/store/store.ts';
import { addAccount, addMoney, addPlayers } from './full-database/account-rows.ts';
import { addByLink } from './full-database/link-rows.ts';
import { addMatch, addPlayed } from './full-database/match-rows.ts';
import { rowsOf } from './full-database/rows-of.ts';

/**
 * Texts for the columns of test rows: texts as users and attackers write them, and texts that SQLite and PostgreSQL
 * might sort or store differently.
 */
export const ODD_TEXTS = [
  'Ñandú',
  'ñ',
  'n',
  '👩‍👩‍👧‍👦 ⚽',
  `comillas ' " \` y $1 ? %s`,
  '\\x00 \\u0000 \\n',
  '',
  ' ',
  'null',
  '0',
  '日本語',
  'e\u0301 é',
  '\u200f\u{10FFFF}\uFFFD',
  'a'.repeat(1000),
];

/** Inserts rows of several users into every table, with more players than one batch of a copy holds. */
export async function fillDatabase(tx: Writer): Promise<void> {
  const keys = (['links', 'pushes'] as const).map((name) => ({ name, key: `a key of ${name}` }));
  await tx.insertInto('server_keys').values(keys).execute();
  for (const [index, text] of ODD_TEXTS.entries()) {
    const rows = rowsOf(tx, text, index);
    await addAccount(rows);
    await addPlayers(rows);
    await addMatch(rows);
    await addByLink(rows);
    await addPlayed(rows);
    await addMoney(rows);
  }
}
