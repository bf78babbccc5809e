import { firstName } from '../group-link/shown-names.ts';
import { dayText } from '../time/day-text.ts';

type Written = {
  match: { date: string; time: string; location: string };
  /** The captain's full name as the organiser wrote it. The message uses the first name. */
  name: string;
  /** Today's date (YYYY-MM-DD) in the time zone of the match. */
  today: string;
  url: string;
};

/** Returns the message with which the organiser gives a player the link of the captain. */
export function captainMessage({ match, name, today, url }: Written): string {
  const { date, time, location } = match;
  const when = `${dayText(date, today)} ${time}, ${location}`;
  return `${firstName(name)}, ¿llevás vos el partido? ${when}. Anotá acá quién va, cómo salió y quién pagó:\n${url}`;
}
