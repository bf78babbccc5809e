import * as z from 'zod/mini';
import { schemaMetadata } from '../contract/values.ts';
import { NAME_MAX } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import * as MESSAGES from '../text/messages.ts';
import { cleanLine, lineProblem } from '../text/text-line.ts';

const text = z.string({ error: MESSAGES.fieldInvalid });

/** '+1 Dani', as a form of the players' page sends it, or a script in its place. */
export const guestInput = z
  .object(
    {
      match: text.register(schemaMetadata, { description: 'The key of the match.' }),
      date: text.register(schemaMetadata, { description: 'With time and place: as drawn.' }),
      time: text,
      place: text,
      player: text.register(schemaMetadata, {
        description: 'The key of the player who brings the guest: the name of this device.',
      }),
      name: text.register(schemaMetadata, { description: `At most ${NAME_MAX} characters.` }),
    },
    { error: MESSAGES.fieldInvalid },
  )
  .register(schemaMetadata, { id: 'GuestByLink' });
export type GuestInput = z.output<typeof guestInput>;

/** A guest is taken off again. */
export const guestGoneInput = z
  .object(
    {
      match: text.register(schemaMetadata, { description: 'The key of the match.' }),
      guest: text.register(schemaMetadata, { description: 'The key of the guest.' }),
    },
    { error: MESSAGES.fieldInvalid },
  )
  .register(schemaMetadata, { id: 'GuestGoneByLink' });
export type GuestGoneInput = z.output<typeof guestGoneInput>;

/** A name that was typed by the link as it is stored. `missing`: what is said where there is none. */
export function typedName(typed: string, missing: string): Result<string, string> {
  const rules = { max: NAME_MAX, missing, tooLong: MESSAGES.nameTooLong };
  const problem = lineProblem(typed, rules);
  return problem === null ? ok(cleanLine(typed)) : fail(problem);
}
