/** Maximum number of octets in a line; longer lines are folded (RFC 5545, 3.1). */
const LINE_MAX = 75;

/** Returns a line of a calendar file, folded if it is long, with its line break. Folding never splits a character. */
export function contentLine(line: string): string {
  let folded = '';
  let left = LINE_MAX;
  for (const letter of line.toWellFormed()) {
    const size = octets(letter);
    if (size > left) {
      folded += '\r\n ';
      left = LINE_MAX - 1;
    }
    folded += letter;
    left -= size;
  }
  return `${folded}\r\n`;
}

/** Escapes a text for the value of a property (RFC 5545, 3.3.11) and removes control characters. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');
}

function octets(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}
