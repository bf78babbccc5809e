import { createHash, createHmac, randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62 ** 22 > 2 ** 130: a code is as hard to guess as 128 random bits. */
const LENGTH = 22;

export function newLinkKey(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The code of a list's link: made of the key, the list and a version, so that it cannot be made without the key, and
 * the organiser can always see it (docs/decisions/240).
 */
export function codeOf(key: string, { listId, version }: { listId: string; version: number }) {
  return lettersOf(key, `${listId} ${version}`);
}

/** What the own link of a player ends with: made as the code is, with a version of the player's (docs/decisions/259). */
export function personalKeyOf(
  key: string,
  { listId, version, playerId, linkVersion }: PersonalLink,
): string {
  return lettersOf(key, `${listId} ${version} ${playerId} ${linkVersion}`);
}

/** `version` is that of the list's link. */
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

/** What the database finds a code by. Of anything but a code it is the hash of none. */
export function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}

/** What stands for an id on the pages of a code: it works on no others, and tells of the id nothing. */
export function keysOf(codeHash: string): (id: string) => string {
  return (id) => createHmac('sha256', codeHash).update(id).digest('base64url').slice(0, 16);
}
