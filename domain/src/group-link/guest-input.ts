import * as z from 'zod/mini';
import { schemaMetadata } from '../contract/values.ts';
import { NAME_MAX } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';
import * as MESSAGES from '../text/messages.ts';
import { cleanLine, lineProblem } from '../text/text-line.ts';

const text = z.string({ error: MESSAGES.fieldInvalid });

/** Schema of a new guest ('+1 Dani') as a form of the players' page, or the script of the page, sends it. */
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

/** Schema of a request that removes a guest from a match. */
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

/**
 * Returns a name that was typed on the players' page as it is stored, or the sentence that says why the name is
 * refused. `missing` is the sentence for a name without visible characters.
 */
export function typedName(typed: string, missing: string): Result<string, string> {
  const rules = { max: NAME_MAX, missing, tooLong: MESSAGES.nameTooLong };
  const problem = lineProblem(typed, rules);
  return problem === null ? ok(cleanLine(typed)) : fail(problem);
}
