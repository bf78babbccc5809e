import { clausesOf } from './message-clauses.ts';
import { takeCost } from './message-costs.ts';
import { dayIn } from './message-days.ts';
import { formatIn, type MessageFormat } from './message-format.ts';
import { hourIn } from './message-hours.ts';
import { placeIn } from './message-places.ts';

/** Type of what a chat message says about a match. A value is null, or missing, unless the message says it clearly. */
export type MatchMessage = MessageFormat & {
  /** Date as YYYY-MM-DD, from today on. */
  date: string | null;
  /** Time of day as HH:MM. */
  time: string | null;
  location: string | null;
  /** The cost of the pitch as it is written in the message. `readAmount` turns it into an amount of a currency. */
  cost: string | null;
};

const CALLED_OFF =
  /(?<![a-z])(?:se suspend|suspendid|se cancel|cancelad|no (?:hay|habra) (?:futbol|partido|cancha|turno|fulbo)|no se (?:juega|hace)|no jugamos)/u;
const NOTHING: MatchMessage = { date: null, time: null, location: null, cost: null };

/**
 * Reads the day, the hour, the place, the cost and the format of a match from a message of a chat or a pasted list.
 * `now` is the organiser's date and time, YYYY-MM-DDTHH:MM; a weekday is the next such day from it on, and a day is
 * left out if its hour has passed today. Nothing is read from a message that calls a match off. `places` are earlier
 * places of the organiser, whose spelling is kept.
 */
export function readMatchMessage(
  text: string,
  now: string,
  places: readonly string[] = [],
): MatchMessage {
  const [today = '', clock = ''] = now.split('T');
  const clauses = clausesOf(text);
  if (clauses.some(({ plain }) => CALLED_OFF.test(plain))) return NOTHING;
  const { cost, others } = takeCost(clauses);
  const date = dayIn(others, today);
  const time = hourIn(others);
  const isPast = date === today && time !== null && time <= clock;
  return {
    date: isPast ? null : date,
    time,
    location: placeIn(others, places),
    cost,
    ...formatIn(clauses),
  };
}
