/* Reads contacts that were shared as a file (vCard, RFC 6350): 'BEGIN:VCARD … FN:Ana Ruiz … TEL:… END:VCARD'. */
import type { PlainLine } from '../plain-lines.ts';

const BEGIN = /^begin: ?vcard/iu;
const END = /^end: ?vcard/iu;
/** Matches a property of a contact card: its name without a group ('item1.'), its parameters and its value. */
const PROPERTY = /^(?:[\w-]+\.)?([a-z]+)((?:;[^:]*)?):(.*)$/iu;
const QUOTED_BYTES = /(?:=[0-9a-f]{2})+/giu;

/**
 * Returns the lines with one numbered line for each contact, 'name, tab, number', in place of the lines of its card.
 */
export function withoutContactCards(lines: readonly PlainLine[]): PlainLine[] {
  const found: PlainLine[] = [];
  let card: PlainLine[] | null = null;
  let count = 0;
  for (const one of lines) {
    if (BEGIN.test(one.text)) card = [one];
    else if (card && END.test(one.text)) {
      found.push(...contactOf(card, ++count));
      card = null;
    } else if (card) card.push(one);
    else found.push(one);
  }
  return [...found, ...(card ? contactOf(card, ++count) : [])];
}

function contactOf([first, ...lines]: readonly PlainLine[], count: number): PlainLine[] {
  const values = new Map<string, string>();
  for (const { text } of lines) {
    const [, property = '', parameters = '', value = ''] = PROPERTY.exec(text) ?? [];
    const key = property.toLowerCase();
    if (values.has(key) || value.trim() === '') continue;
    values.set(key, key === 'tel' ? numberOf(parameters, value) : decoded(parameters, value));
  }
  const [surname = '', forename = ''] = (values.get('n') ?? '').split(';');
  const name = values.get('fn') ?? `${forename} ${surname}`.trim();
  const text = [name || (values.get('org') ?? ''), values.get('tel') ?? '']
    .filter((one) => one !== '')
    .join('\t');
  return first && text !== '' ? [{ line: first.line, text: `${count}. ${text}` }] : [];
}

/** Returns the number of a TEL property; the parameter `waid` holds it without the plus. */
function numberOf(parameters: string, value: string): string {
  const [, id] = /;waid=(\d+)/iu.exec(parameters) ?? [];
  return id === undefined ? value.replace(/^tel:/iu, '').trim() : `+${id}`;
}

function decoded(parameters: string, value: string): string {
  const plain = /quoted-printable/iu.test(parameters)
    ? value.replaceAll(QUOTED_BYTES, (bytes) => textOf(bytes))
    : value;
  return plain.replaceAll(/\\([,;\\])/gu, '$1').trim();
}

/** Returns the text of quoted bytes ('=C3=B1' is 'ñ'), or the bytes unchanged if they are not UTF-8. */
function textOf(bytes: string): string {
  try {
    return decodeURIComponent(bytes.replaceAll('=', '%'));
  } catch {
    return bytes;
  }
}
