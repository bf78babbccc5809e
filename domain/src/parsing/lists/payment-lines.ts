/* Reads what a text says about payments: signs that tell who has paid, and the number to which the group pays. */
import type { PlainLine } from '../plain-lines.ts';
import { nameKey, wordsOf } from '../words.ts';
import type { ReadRow } from './finish-rows.ts';
import { findNumber } from './find-number.ts';

const PAID = String.raw`(?:no |sin |falta |ya |n[ãa]o )*(?:pag|abon|transf|deposit|deb|deve|impag|seña|sena|pendientes? de pago)\p{L}*`;
const SIGNS = '✅✔☑❌✖🔴🟢🟡⏳🚫⛔';
const SIGN = `[${SIGNS}]`;
/** Matches a line that explains all its signs as payments: '✅ pagado  ❌ sin pagar'. */
const LEGEND = new RegExp(
  String.raw`^\s*(?:${SIGN} ?[=:-]? ?(?:los que )?${PAID}[^\p{L}${SIGNS}]*){2,}$`,
  'iu',
);
const SIGNS_AT_START = new RegExp(String.raw`^(\s*)(?:${SIGN} ?)+`, 'u');
const EACH = new RegExp(SIGN, 'gu');

/** Returns the lines without the signs of payments if a line explains that they mean payments and no answers. */
export function withoutPaidSigns(lines: readonly PlainLine[]): PlainLine[] {
  if (!lines.some(({ text }) => LEGEND.test(text))) return [...lines];
  return lines.map((one) =>
    LEGEND.test(one.text)
      ? one
      : { ...one, text: one.text.replace(SIGNS_AT_START, '$1• ').replaceAll(EACH, '') },
  );
}

/** Matches words before the number at which a player can be reached. A number for payments may be any account. */
const CONTACT =
  /^(?!.*(?<!\p{L})(?:bizum|yape|plin|nequi|daviplata|pix|alias|cbu|pag\p{L}*|transf\p{L}*)(?!\p{L})).*(?<!\p{L})(?:cualquier (?:cosa|duda)|dudas|consultas|contacto|whats\p{L}*|wsp|wpp?|cel|tel|llam\p{L}+|escrib\p{L}+|avis\p{L}+)(?!\p{L})/iu;

/**
 * Returns the rows with the phone numbers that stand beside names of the list in lines without players: 'Cualquier cosa
 * 11 5555-0101 Lucas'. The organiser is asked about them.
 */
export function withNumbersOfLines(
  rows: readonly ReadRow[],
  lines: readonly PlainLine[],
): ReadRow[] {
  const told = lines.flatMap(({ text }) => {
    const { number, isOdd } = findNumber(text);
    if (number === null || isOdd || !CONTACT.test(text)) return [];
    return [{ number, words: ` ${nameKey(text)} `, digits: wordsOf(number).join(' ') }];
  });
  return rows.map((row) => {
    const key = nameKey(row.name);
    const [own, more] = told.filter(
      ({ words, digits }) =>
        words.includes(` ${key} ${digits} `) || words.includes(` ${digits} ${key} `),
    );
    if (!own || more || row.whatsapp !== null) return row;
    return { ...row, whatsapp: own.number, doubts: [...row.doubts, 'joined'] };
  });
}
