import { dayText } from '../time/day-text.ts';
import { linkOfDay } from '../sharing/link-of-day.ts';
import { firstName } from './shown-names.ts';

type Written = {
  match: { date: string; time: string; location: string };
  /** The player's name is as the organiser wrote it. */
  name: string;
  /** The date is in the zone of the match. */
  today: string;
  /** This is the address of the group link. */
  link: string;
};

/** Returns the message for the player who has moved up from the waitlist. */
export function promotionMessage(written: Written): string {
  return withLink(
    `Entraste, ${firstName(written.name)}: ${placeAndTime(written)}. ¿Venís?`,
    written,
  );
}

/** Returns the message for the player who brings a guest that has moved up. `guest` is the short name of the guest. */
export function guestPromotionMessage(written: Written & { guest: string }): string {
  const { name, guest } = written;
  return withLink(
    `${firstName(name)}, entró ${guest}: ${placeAndTime(written)}. ¿Le avisás?`,
    written,
  );
}

/** Returns the message with which a player of the waitlist is offered a free place. */
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
