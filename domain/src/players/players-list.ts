import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { NAME_MAX, PLAYERS_PER_LIST_MAX } from '../limits.ts';
import { playerInput } from './player.ts';
import { textField } from '../text/text-field.ts';

export const listName = textField(NAME_MAX, MESSAGES.listNameMissing, MESSAGES.nameTooLong);

/** Schema of a new list with its players. If one player cannot be created, the list is not created either. */
export const listInput = z.object(
  {
    name: listName,
    // The rows are checked before their number, so that the errors name each invalid row.
    players: z._default(
      z.array(playerInput, { error: MESSAGES.fieldInvalid }).check(
        z.refine((players) => players.length <= PLAYERS_PER_LIST_MAX, {
          error: MESSAGES.listFull,
        }),
      ),
      [],
    ),
  },
  { error: MESSAGES.listNameMissing },
);
export type ListInput = z.output<typeof listInput>;

export const listPatch = z.object({ name: listName }, { error: MESSAGES.listNameMissing });
