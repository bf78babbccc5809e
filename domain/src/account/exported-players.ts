import * as z from 'zod/mini';
import { id, schemaMetadata, timestamp } from '../contract/values.ts';

export const exportedShownNames = z
  .array(z.strictObject({ playerId: id, shownName: z.string() }))
  .register(schemaMetadata, { description: 'The shown names that the organiser wrote.' });

export const exportedMerges = z
  .array(z.strictObject({ id, playerId: id, listId: id, name: z.string(), mergedAt: timestamp }))
  .register(schemaMetadata, {
    description: 'The records of players that were merged into another record.',
  });
