/* Finds who signs a message under a list: 'Abrazo', 'Walter Da Silva' and 'Secretario' on lines of their own. */
import type { Doubt } from '../doubts.ts';
import type { MarkedLine } from '../marked-line.ts';
import { nameKey } from '../words.ts';
import { readEntry } from './read-entry.ts';
import type { ReadPerson } from './read-person.ts';

const CLOSING = String.raw`(?:(?:un |muchos? |muchas? |fuerte )*(?:abra[zç]os?|saludos?|besos?|beijos?|gracias|obrigad[oa])|atte|att|atentamente|cordialmente|slds)(?: (?:grandes?|cordial(?:es)?|fuertes?|(?:a |para )?tod[oa]s|gente|chic[oa]s|muchach[oa]s))*`;
const CLOSES = new RegExp(String.raw`^\P{L}*${CLOSING}\P{L}*$`, 'iu');
/** Matches a signature at the end of a line: 'Cualquier cosa me escriben. Beso, Cami', 'att: el flaco'. */
const SIGNED = new RegExp(
  String.raw`(?<=^|[.!?,] )\P{L}*${CLOSING}[,.:! -]+((?:el |la )?\p{L}+(?: \p{L}+)?)\P{L}*$`,
  'iu',
);
/** A signature has at most this number of lines: a name, and what its person does in the club. */
const LINES_MAX = 3;

/** Returns the numbers of the lines from a closing word on, up to a blank line or the end of the text. */
function signedLines(lines: readonly MarkedLine[]): ReadonlySet<number> {
  const at = lines.findLastIndex(({ text }) => CLOSES.test(text));
  if (at < 0) return new Set();
  const below = lines.slice(at + 1);
  const end = below.findIndex(({ text, mark, sender }) => text === '' || mark || sender !== null);
  const signed = lines.slice(at, end < 0 ? lines.length : at + 1 + end);
  return new Set(signed.length > 1 + LINES_MAX ? [] : signed.map(({ line }) => line));
}

/** Matches to whom the others pay or write, and an alias: 'avisen a Rolo', 'alias ana.mp'. */
const RECEIVER =
  /(?<!\p{L})(?:avis|pag|transf|yape|bizum|plin|escrib|consult|deposit)\p{L}*(?: (?:la|el) \p{L}+)? a(?:l| la)? \p{L}+|(?<!\p{L})alias:? \S+/giu;

/** Returns the text of a line without a signature at its end and without the people to whom the others pay or write. */
export function withoutSignature(text: string): string {
  return text.replace(SIGNED, '').replaceAll(RECEIVER, ' ');
}

/** Returns the lines without those of a signature, which mention a player again. */
export function unsigned(lines: readonly MarkedLine[]): MarkedLine[] {
  const signed = signedLines(lines);
  return lines.filter(({ line }) => !signed.has(line));
}

/** Matches words by which the writer of a list counts himself: 'Ana, Beto y quien les escribe'. */
const WRITER =
  /(?<!\p{L})(?:y yo|y (?:qui[eé]n|el que) (?:les|te|os) escribe|y un servidor|yo incluid[oa])(?!\p{L})/iu;

/**
 * Returns the people without those of a signature who are on the list, or whose words follow such a name ('Secretario').
 * The organiser is asked about any other name, also about one at the end of a line if the writer counts himself.
 */
export function withoutSigners(
  found: readonly ReadPerson[],
  lines: readonly MarkedLine[],
): ReadPerson[] {
  const signed = signedLines(lines);
  const others = found.filter(({ line }) => !signed.has(line));
  const signers = found.filter(({ line }) => signed.has(line));
  const listed = new Set(others.map(({ name }) => wordsKey(name)));
  if (listed.size === 0) return [...found];
  const isWriterListed = lines.some(({ rest }) => WRITER.test(rest));
  const doubts: Doubt[] = isWriterListed ? ['remark'] : ['sentence'];
  const isKnown = signers.some(({ name }) => listed.has(wordsKey(name)));
  const named = signers.filter(({ from }) => !isKnown && !CLOSES.test(from.text));
  const last = isWriterListed ? lines.flatMap((from) => signerIn(from, others)) : [];
  return [
    ...others,
    ...[...named, ...last.filter(({ name }) => !listed.has(wordsKey(name)))].map((one) => ({
      ...one,
      doubts,
    })),
  ];
}

/** Returns the person whose name is a signature at the end of a line. */
function signerIn(from: MarkedLine, others: readonly ReadPerson[]): ReadPerson[] {
  const [, name = ''] = SIGNED.exec(from.rest) ?? [];
  const entry = /^\p{Lu}/u.test(name) ? readEntry([name]) : null;
  const { message = 0, section = 0 } = others.at(-1) ?? {};
  const place = { message, section, line: from.line, number: null, isRole: false };
  return entry ? [{ ...entry, ...place, from }] : [];
}

/** Returns a key that is the same for 'Da Silva, Walter' and 'Walter Da Silva'. */
function wordsKey(name: string): string {
  return nameKey(name).split(' ').toSorted().join(' ');
}
