import { createHash, createHmac, randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62 ** 22 > 2 ** 130: a code is as hard to guess as 128 random bits. */
const LENGTH = 22;

export function newLinkKey(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Returns the code of a group link, derived from the server's key, the list and a version. Nobody can make it without
 * the key, and the organiser can always see it (docs/decisions/240).
 */
export function codeOf(key: string, { listId, version }: { listId: string; version: number }) {
  return lettersOf(key, `${listId} ${version}`);
}

/**
 * Returns the end of a player's personal link, derived like the code and from a version of the player's
 * (docs/decisions/240).
 */
export function personalKeyOf(
  key: string,
  { listId, version, playerId, linkVersion }: PersonalLink,
): string {
  return lettersOf(key, `${listId} ${version} ${playerId} ${linkVersion}`);
}

/** `version` is that of the group link, `linkVersion` that of the personal link. */
export type PersonalLink = {
  listId: string;
  version: number;
  playerId: string;
  linkVersion: number;
};

function lettersOf(key: string, text: string): string {
  const digest = createHmac('sha256', key).update(text).digest('hex');
  let rest = BigInt(`0x${digest}`);
  return Array.from({ length: LENGTH }, () => {
    const letter = LETTERS.charAt(Number(rest % 62n));
    rest /= 62n;
    return letter;
  }).join('');
}

/** Returns the hash under which the database stores a code. A text that is not a code matches no row. */
export function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}

/**
 * Returns a function that replaces ids on the pages of a code. Such a key works only there and reveals nothing of the
 * id.
 */
export function keysOf(codeHash: string): (id: string) => string {
  return (id) => createHmac('sha256', codeHash).update(id).digest('base64url').slice(0, 16);
}
