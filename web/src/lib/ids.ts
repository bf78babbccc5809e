/** Tells whether a text has the form of a server id. */
export function isId(text: string): boolean {
  return /^[\w-]{20,64}$/.test(text);
}

/** Returns 128 random bits as hexadecimal digits. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
