import { createHash, createHmac, randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Length of a code. Because 62 ** 22 > 2 ** 130, a code is as hard to guess as 128 random bits. */
const LENGTH = 22;

export function newLinkKey(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Returns the code in the address of a group link, derived from the server's key, the list and the version of the link.
 * Without the key nobody can compute it, and the server can always show it to the organiser again, although the
 * database stores only its hash (docs/decisions/240).
 */
export function codeOf(key: string, { listId, version }: { listId: string; version: number }) {
  return lettersOf(key, `${listId} ${version}`);
}

/**
 * Returns the key at the end of a player's personal link, derived like the code of the group link, and from the version
 * of the personal link (docs/decisions/240).
 */
export function personalKeyOf(
  key: string,
  { listId, version, playerId, linkVersion }: PersonalLink,
): string {
  return lettersOf(key, `${listId} ${version} ${playerId} ${linkVersion}`);
}

/**
 * Identity of a personal link: `version` is the version of the group link, `linkVersion` the version of the
 * personal link.
 */
export type PersonalLink = {
  listId: string;
  version: number;
  playerId: string;
  linkVersion: number;
};

/**
 * Returns the code in the link of the captain of a match, derived from the server's key for captains, the match and the
 * version of the link.
 */
export function captainCodeOf(
  key: string,
  { matchId, version }: { matchId: string; version: number },
): string {
  return lettersOf(key, `${matchId} ${version}`);
}

/** Returns the code in the address of an invitation of a helper, derived from a key of its own. */
export function invitationCodeOf(key: string, helperId: string): string {
  return lettersOf(key, helperId);
}

function lettersOf(key: string, text: string): string {
  const digest = createHmac('sha256', key).update(text).digest('hex');
  let rest = BigInt(`0x${digest}`);
  return Array.from({ length: LENGTH }, () => {
    const letter = LETTERS.charAt(Number(rest % 62n));
    rest /= 62n;
    return letter;
  }).join('');
}

/**
 * Returns the hash under which the database stores the code of a link. The hash of a text that is not a code matches no
 * row.
 */
export function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}

/**
 * Returns a function from an id to the key that replaces the id on the pages of a link. Such a key is valid only for
 * this link and does not reveal the id.
 */
export function keysOf(codeHash: string): (id: string) => string {
  return (id) => createHmac('sha256', codeHash).update(id).digest('base64url').slice(0, 16);
}
