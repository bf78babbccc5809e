/** Countries where Spanish is spoken, as ISO 3166-1 alpha-2 codes. */
const SPANISH_SPEAKING = 'AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV US UY VE'.split(
  ' ',
);

/** Other countries whose phone numbers WhatsApp accepts, as codes of the phone library. */
const OTHERS = `
  AC AD AE AF AG AI AL AM AO AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BQ BR BS BT BW BY BZ
  CA CC CD CF CG CH CI CK CM CN CV CW CX CY CZ DE DJ DK DM DZ EE EG EH ER ET FI FJ FK FM FO FR GA GB GD
  GE GF GG GH GI GL GM GN GP GR GU GW GY HK HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH
  KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR
  MS MT MU MV MW MY MZ NA NC NE NF NG NL NO NP NR NU NZ OM PF PG PH PK PL PM PS PT PW QA RE RO RS RU RW
  SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SX SY SZ TA TC TD TG TH TJ TK TL TM TN TO TR TT TV
  TW TZ UA UG UZ VA VC VG VI VN VU WF WS XK YE YT ZA ZM ZW`
  .trim()
  .split(/\s+/);

export type Country = { code: string; name: string };

/**
 * Returns the countries to choose from for phone numbers, sorted by their Spanish names. `near` has the
 * Spanish-speaking countries and `others` the remaining ones. `present` is the country of the profile, or null; it is
 * always among the choices.
 */
export function countryChoices(present: string | null): { near: Country[]; others: Country[] } {
  const names = new Intl.DisplayNames('es', { type: 'region' });
  const order = new Intl.Collator('es');
  const named = (codes: readonly string[]) =>
    codes
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted((one, other) => order.compare(one.name, other.name));
  const isMissing =
    present !== null && !SPANISH_SPEAKING.includes(present) && !OTHERS.includes(present);
  return {
    near: named(SPANISH_SPEAKING),
    others: named(isMissing ? [...OTHERS, present] : OTHERS),
  };
}
