/* Reads contacts that were shared as a file (vCard, RFC 6350): 'BEGIN:VCARD … FN:Ana Ruiz … TEL:… END:VCARD'. */
import type { PlainLine } from '../plain-lines.ts';

const BEGIN = /^begin: ?vcard/iu;
const END = /^end: ?vcard/iu;
/** Matches a property of a contact card: its group ('item1'), its name, its parameters and its value. */
const PROPERTY = /^(?:([\w-]+)\.)?([a-z-]+)((?:;[^:]*)?):(.*)$/iu;
/** Patterns of the kinds of a phone number, the one that most probably has WhatsApp first, and a fax last. */
const KINDS_OF_NUMBER = [
  /waid=/iu,
  /cell|mobile|m[oó]vil|celular|iphone/iu,
  /^(?!.*(?:home|work|main|casa|trabajo|fijo|fax|pager))/iu,
  /^(?!.*(?:fax|pager))/iu,
  /./u,
];
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
  const properties = lines.flatMap(({ text }) => {
    const [, group = '', name = '', parameters = '', value = ''] = PROPERTY.exec(text) ?? [];
    return value.trim() === '' ? [] : { group, name: name.toLowerCase(), parameters, value };
  });
  const valueOf = (name: string) => {
    const found = properties.find((one) => one.name === name);
    return found ? decoded(found.parameters, found.value) : '';
  };
  const labels = new Map(
    properties.flatMap(({ group, name, value }) =>
      name === 'x-ablabel' && group !== '' ? [[group, value] as const] : [],
    ),
  );
  const numbers = properties
    .filter(({ name }) => name === 'tel')
    .map(({ group, parameters, value }) => ({
      rank: KINDS_OF_NUMBER.findIndex((kind) =>
        kind.test(`${parameters} ${labels.get(group) ?? ''}`),
      ),
      number: numberOf(parameters, value),
    }))
    .toSorted((one, other) => one.rank - other.rank);
  const [surname = '', forename = ''] = valueOf('n').split(';');
  const name = valueOf('fn') || `${forename} ${surname}`.trim() || valueOf('org');
  const text = [name, numbers[0]?.number ?? ''].filter((one) => one !== '').join('\t');
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
