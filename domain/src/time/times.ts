const TIME =
  /^(?<hour>\d{1,2})(?:[:.h](?<minute>\d{2})(?::(?<second>\d{2}))?)?\s*(?<unit>h|hs|hrs|horas?)?\.?\s*(?:(?<half>[ap])\.?\s*m\.?)?$/;

/**
 * Maximum length of a text that is parsed as a time. No time is longer, and the pattern would be slow on long texts.
 */
const LENGTH_MAX = 40;

/**
 * Returns a time of day as people write it in the form 'HH:MM' (24 hours), or null if the text is not a time
 * (docs/specification.md#requests-and-messages). Accepts '7:05', '21.30', '21h', '21:30 hs', '9 pm', '9:30 p. m.', '12
 * am' (midnight) and '18:30:00'. A bare number is rejected, because '9' may be morning or evening.
 */
export function normaliseTime(text: string): string | null {
  const line = text.trim();
  if (line.length > LENGTH_MAX) return null;
  const found = TIME.exec(line.toLowerCase())?.groups;
  if (!found || !(found.minute ?? found.unit ?? found.half)) return null;
  const written = Number(found.hour);
  const minute = Number(found.minute ?? 0);
  if (minute > 59 || Number(found.second ?? 0) > 59) return null;
  const hour = found.half ? hourOfHalf(written, found.half) : written;
  if (hour === null || hour > 23) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/**
 * Returns the hour of a 12-hour clock as an hour from 0 to 23; null if there is no such hour. Twelve counts as zero.
 */
function hourOfHalf(hour: number, half: string): number | null {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
