import { dayText } from '../time/day-text.ts';
import { linkOfDay } from '../sharing/group-call.ts';
import { firstName } from './shown-names.ts';

type Written = {
  match: { date: string; time: string; location: string };
  /** The player's full name as the organiser wrote it. Messages use the first name. */
  name: string;
  /** Today's date (YYYY-MM-DD) in the time zone of the match. */
  today: string;
  link: string;
};

/** Returns the message that tells a player that they have moved up from the waitlist. */
export function promotionMessage(written: Written): string {
  return withLink(
    `Entraste, ${firstName(written.name)}: ${placeAndTime(written)}. ¿Venís?`,
    written,
  );
}

/**
 * Returns the message that tells a host that a guest has moved up from the waitlist. `guest` is the short name of the
 * guest.
 */
export function guestPromotionMessage(written: Written & { guest: string }): string {
  const { name, guest } = written;
  return withLink(
    `${firstName(name)}, entró ${guest}: ${placeAndTime(written)}. ¿Le avisás?`,
    written,
  );
}

/** Returns the message that offers a free place to a player of the waitlist. */
export function askingMessage(written: Written): string {
  const when = placeAndTime(written);
  return withLink(
    `¿Entrás, ${firstName(written.name)}? Se liberó un lugar: ${when}. Entra el primero que diga que sí.`,
    written,
  );
}

function placeAndTime({ match: { date, time, location }, today }: Written): string {
  return `${dayText(date, today)} ${time}, ${location}`;
}

function withLink(text: string, { link, match }: Written): string {
  return `${text}\n${linkOfDay(link, match.date)}`;
}
