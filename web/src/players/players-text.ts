/** Returns a text such as '1 jugador' or '12 jugadores'. */
export function playersText(count: number): string {
  return `${count} ${count === 1 ? 'jugador' : 'jugadores'}`;
}

/** Matches country codes of one and two digits; all others have three (ITU-T E.164). */
const COUNTRY = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * Returns a stored number in readable groups: '+54 9 11 5555 0101', '+52 55 1234 5678'. Because the metadata of phone
 * numbers is large, the digits after the country code are grouped in fours from the end, except in Argentine mobile
 * numbers. A text that is not an E.164 number is returned unchanged.
 */
export function phoneText(e164: string): string {
  if (!/^\+\d{8,15}$/.test(e164)) return e164;
  const argentine = /^\+549(11|[23]\d\d)(\d{3,4})(\d{4})$/.exec(e164);
  if (argentine) return ['+54 9', ...argentine.slice(1)].join(' ');
  const digits = e164.slice(1);
  const [country = ''] = COUNTRY.exec(digits) ?? [];
  const rest = digits.slice(country.length).replaceAll(/\d(?=(?:\d{4})+$)/g, '$& ');
  return `+${country} ${rest}`;
}
