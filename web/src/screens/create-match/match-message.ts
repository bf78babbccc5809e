import { nameList } from '@picadito/domain';
import type { MatchMessage } from '@picadito/domain/parsing';
import { type FormDetail, type MatchValues, weekdayOption } from './match-values.ts';

/** The details that a message can have, in the order of the form. */
const DETAILS = ['date', 'time', 'location'] as const;

const NAMES = {
  date: 'el día',
  time: 'la hora',
  location: 'el lugar',
  cost: 'lo que sale la cancha',
};
const UNCLEAR = { date: 'un día', time: 'un horario', location: 'un lugar' };

const FORMAT = ['perSide', 'teamCount'] as const;

/** Returns the form values that a message contains. */
export function changesBy(
  message: MatchMessage,
): Partial<Pick<MatchValues, (typeof DETAILS)[number] | (typeof FORMAT)[number]>> {
  return Object.fromEntries([
    ...DETAILS.flatMap((detail) => (message[detail] === null ? [] : [[detail, message[detail]]])),
    ...FORMAT.flatMap((name) => (message[name] === undefined ? [] : [[name, `${message[name]}`]])),
  ]);
}

/** Returns the values of a form with its empty fields filled in by a message. */
export function filledBy(message: MatchMessage | null, values: MatchValues): MatchValues {
  if (!message) return values;
  const empty = Object.entries(changesBy(message)).filter(
    ([detail]) => values[detail as keyof MatchValues] === '',
  );
  const filled = { ...values, ...Object.fromEntries(empty) };
  return filled.recurringDay === ''
    ? { ...filled, recurringDay: weekdayOption(filled.date) }
    : filled;
}

/** Tells whether a field has the value that the message has. */
export function isFromMessage(
  message: MatchMessage | null,
  detail: FormDetail,
  value: string | boolean,
): boolean {
  return DETAILS.some((one) => one === detail && value !== '' && message?.[one] === value);
}

/**
 * Tells whether the players a side and the number of teams in a form are those of the message; false without a message,
 * and for a message that does not say how many play a side.
 */
export function isFormatFromMessage(
  message: MatchMessage | null,
  { perSide, teamCount }: Pick<MatchValues, 'perSide' | 'teamCount'>,
): boolean {
  if (message?.perSide === undefined) return false;
  const isSame = (typed: string, read: number | undefined) =>
    read === undefined || typed === String(read);
  return isSame(perSide, message.perSide) && isSame(teamCount, message.teamCount);
}

/** Returns the sentences that say what was taken from a message, and what the message does not say clearly. */
export function messageNotice(message: MatchMessage): string {
  const taken = ([...DETAILS, 'cost'] as const)
    .filter((detail) => message[detail] !== null)
    .map((one) => NAMES[one]);
  const unclear = DETAILS.filter((detail) => message[detail] === null);
  const names = message.perSide === undefined ? taken : [...taken, 'de cuánto es'];
  const first = `Del mensaje tomamos ${nameList(names)}. Fijate que esté bien.`;
  if (unclear.length === 0) return first;
  return `${first} No encontramos ${unclear.map((detail) => UNCLEAR[detail]).join(' ni ')} claro.`;
}
