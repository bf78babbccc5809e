import type { Clause } from './message-clauses.ts';

/** Matches a number that can be an amount, with the sign or the words of money around it. */
const AMOUNT =
  /(?<![\d/:.,a-z]|\d ?[-–] ?)(?<sign>(?:u\$[sd]|us\$|ar\$|r\$|mx\$|s\/\.?|\$u?|€|₲|gs\.?) ?)?(?<digits>\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?|\d{1,9}(?:[.,]\d{1,2})?)(?<thousands> ?(?:mil|k|lucas?)(?![a-z]))?(?<word> ?(?:pesos|euros?|eur|€|\$|usd|mxn|dolares|reales|reais|soles|guaranies)(?![a-z]))?(?![\d/:%°º]|[.,]\d| \d{3}(?!\d)| ?(?:hs?|hrs?|horas?)(?![a-z]))/gu;
/** Matches, directly before an amount, words that say that it is what the pitch costs: 'la cancha sale ', 'total: '. */
const LABEL =
  /(?<label>(?<![a-z])(?:cancha|canchita|alquiler|turno|pista|total))(?<size> (?:de )?(?:f|futbol ?)?(?:5|6|7|8|9|11)(?!\d))?(?<link>,? ?(?:(?:nos|les) )?(?:sale|salio|cuesta|vale|esta(?: a)?|es(?: de)?|son|cobran|quedo en|a|por|-|–)?(?:[ :=]*(?:en total|total|todo))?[ :=]*)$/u;
/** Matches, directly after an amount, words that say the same: ' la cancha', ' en total'. */
const LABEL_AFTER =
  /^ ?(?:(?:en |de )?total|entre todos|(?:sale |cuesta |vale |es |por |de )?(?:la |el )?(?:cancha|canchita|alquiler|turno|pista))(?![a-z])(?! ?\d)/u;
/** Matches words for what each player pays. */
const PER_HEAD =
  /(?:c ?\/ ?u|cada un[oa]|(?:por|x|cada) (?:cabeza|persona|jugador|barba)|p\/p|per capita|(?<![a-z])(?:c u|cu|pp|si (?:son|somos|vamos|jugamos|juegan)))(?![a-z])/u;
/** Matches words after an amount that make another thing of it, such as a price for an hour, a range or a guess. */
const OTHER_AFTER =
  /^ ?(?:(?:(?:por|x|la|cada) )?hora(?![a-z])|\/ ?h|(?:por|al) mes|mensual|de (?:sena|senia|adelanto)|y (?:pico|algo|monedas)|aprox|mas o menos|\?|(?:a|o|u|y|mas|[-–+]) ?\$?\d)/u;
/**
 * Matches words before a label or an amount that make another thing of it, such as a deposit, a part or an old price.
 */
const OTHER_BEFORE =
  /(?<![a-z])(?:senia|senas?|adelant\p{L}*|anticipo|reserva|dej\p{L}+|rest[ao]n?|quedan?|faltan?|saldo|deb\p{L}+|deuda|pague|pago|pagaron|pus\p{L}+|pon\p{L}+|tra(?:er|ig\p{L}+)|llev\p{L}+|junt\p{L}+|transf\p{L}+|aport\p{L}+|multa|antes|era|salia|costaba|subi\p{L}+|baj\p{L}+|no|ni|sin|si|cada|cabeza|persona|hora|mes|otr[ao]|pasad[ao]|asado|comida|birras?|pelotas?|pecheras?|camisetas?|torneo|liga|arbitro)(?![a-z])[^,;]*$/u;
/** Matches words directly before an amount that make it a guess or a part of a range. */
const HEDGE =
  /(?:(?<![a-z])(?:unos|unas|casi|aprox\p{L}*\.?|mas o menos|entre|hasta|desde|cerca de|tipo|minimo|maximo|menos de|mas de|o|u|y)|\d a|[~≈+]) ?$/u;
/** Maximum number of characters around an amount that are read. */
const AROUND = 60;

type Found = { at: number; end: number; cost: string | null };

/**
 * Returns the amount that the clauses clearly name as the cost of the pitch, as written ('35 mil'), and the clauses
 * without such statements. `cost` is null if they name none or several amounts, or one for each player. What the amount
 * is depends on the currency (`readAmount`).
 */
export function takeCost(clauses: readonly Clause[]): {
  cost: string | null;
  others: Clause[];
} {
  const costs = new Set<string>();
  const others = clauses.map((clause, at) => {
    const found = costsIn(clause, clauses[at + 1]?.plain ?? '');
    for (const { cost } of found) if (cost !== null) costs.add(cost);
    return without(clause, found);
  });
  const [cost = null] = costs.size === 1 ? costs : [];
  return { cost, others };
}

/** Returns where a clause speaks of the cost of the pitch, with the cost as written unless it is unclear. */
function costsIn({ text, plain }: Clause, next: string): Found[] {
  const amounts = [...plain.matchAll(AMOUNT)].filter(({ groups = {}, 0: all }) =>
    /[a-z$€₲]|[.,]\d{3}|\d{3}/u.test(groups['sign'] ?? all),
  );
  return amounts.flatMap((match, nth) => {
    const [start, end] = [match.index, match.index + match[0].length];
    const before = plain.slice(Math.max(0, start - AROUND), start);
    const after = plain.slice(end, Math.min(amounts[nth + 1]?.index ?? Infinity, end + AROUND));
    const isLast = nth === amounts.length - 1;
    const label = LABEL.exec(before);
    const labelAfter = LABEL_AFTER.exec(after)?.[0];
    if (!label && labelAfter === undefined) return [];
    const { size, link = '' } = label?.groups ?? {};
    const labelled = label ? label[0].length : 0;
    const context = before.slice(0, before.length - labelled);
    const isClear =
      isAmount(match, /[a-z:=]/u.test(link)) &&
      !OTHER_BEFORE.test(context) &&
      !HEDGE.test(before) &&
      !OTHER_AFTER.test(plain.slice(end, end + AROUND)) &&
      !isPerHead(isLast ? `${after}; ${next.slice(0, 20)}` : after, isLast);
    const taken = size === undefined ? labelled : link.length;
    return {
      at: start - taken,
      end: end + (labelAfter?.length ?? 0),
      cost: isClear ? text.slice(start, end).trim() : null,
    };
  });
}

/**
 * Tells whether a number is clearly money. A number without a sign needs at least four digits, and a number of four
 * digits also a word or a colon before it (`isLinked`). A dollar sign needs three digits, because people leave the
 * thousands out ('$35').
 */
function isAmount({ groups = {} }: RegExpExecArray, isLinked: boolean): boolean {
  const { sign = '', digits = '', thousands, word = '' } = groups;
  if (thousands !== undefined || /[.,]\d{3}/u.test(digits)) return true;
  const length = digits.replace(/[.,].*$/u, '').length;
  const unit = `${sign}${word}`.trim();
  if (unit === '$' || unit === 'pesos') return length >= 3;
  if (unit !== '') return true;
  return length >= 5 || (length === 4 && isLinked);
}

/**
 * Tells whether the text after an amount says that each player pays it. Before another amount, such words belong to
 * that amount unless they stand directly after this one.
 */
function isPerHead(after: string, isLast: boolean): boolean {
  const found = PER_HEAD.exec(after);
  if (!found) return false;
  const isOfNext = !isLast && after.slice(found.index + found[0].length).trim() === '';
  return !(isOfNext && /[a-z\d]/u.test(after.slice(0, found.index)));
}

/** Returns the clause with a semicolon in place of each of these parts. */
function without(clause: Clause, parts: readonly Found[]): Clause {
  let { text, plain } = clause;
  for (const { at, end } of parts) {
    const gap = ';'.padEnd(end - at);
    text = text.slice(0, at) + gap + text.slice(end);
    plain = plain.slice(0, at) + gap + plain.slice(end);
  }
  return { ...clause, text, plain };
}
