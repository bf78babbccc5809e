import * as z from 'zod/mini';
import { id, schemaMetadata } from '../contract/values.ts';
import { NAME_MAX } from '../limits.ts';
import * as MESSAGES from '../text/messages.ts';
import { textField } from '../text/text-field.ts';

/** Schema of the reply that lists, for each player of a list, the name and how the page of the group link shows it. */
export const shownNamesReply = z
  .array(
    z.strictObject({
      playerId: id,
      name: z.string(),
      shownName: z.string(),
      isWritten: z
        .boolean()
        .register(schemaMetadata, { description: 'By the organiser, and not by the rule.' }),
    }),
  )
  .register(schemaMetadata, { id: 'ShownNames' });
export type ShownNames = z.output<typeof shownNamesReply>;

export const shownNameInput = z.object(
  {
    shownName: z
      .nullable(textField(NAME_MAX, MESSAGES.playerNameMissing, MESSAGES.nameTooLong))
      .register(schemaMetadata, { description: 'Null: as the rule says.' }),
  },
  { error: MESSAGES.fieldInvalid },
);
export type ShownNameInput = z.output<typeof shownNameInput>;
