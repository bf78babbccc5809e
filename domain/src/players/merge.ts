import * as z from 'zod/mini';
import { id, schemaMetadata, timestamp } from '../contract/values.ts';
import * as MESSAGES from '../text/messages.ts';

/** Time in milliseconds within which the merge of two players can be undone. */
export const MERGE_UNDO_MS = 24 * 60 * 60 * 1000;

/** Sentences that say why two players are not merged, or why a merge is not undone. */
export const MERGE_REFUSALS = {
  otherMissing: 'Elegí a otro jugador de la misma lista.',
  surveyOpen: 'Hay una encuesta de niveles abierta. Cerrala y probá de nuevo.',
  bothInTeams: 'Los dos están en los equipos del {date}: no pueden ser el mismo.',
  bothConfirmed: 'Los dos van al partido del {date}. Sacá a uno y probá de nuevo.',
  over: 'Ya pasaron 24 horas: no se puede deshacer.',
} as const;

/** Schema of a request to merge the record `otherId` into a player. */
export const mergeInput = z.object({ otherId: z.string(MESSAGES.fieldInvalid) }, MESSAGES.invalid);

/** Schema of a merge that can still be undone. */
export const mergeReply = z
  .strictObject({ playerId: id, name: z.string(), mergedAt: timestamp })
  .register(schemaMetadata, {
    id: 'Merge',
    description: 'The player who was kept, and the name of the other record.',
  });
export type Merge = z.output<typeof mergeReply>;
