import * as z from 'zod/mini';
import { contract } from '../contract/operation.ts';
import { count, id, schemaMetadata } from '../contract/values.ts';
import { BIBS } from '../routes.ts';
import * as MESSAGES from '../text/messages.ts';

export const bibsReply = z
  .strictObject({
    holder: z
      .nullable(z.strictObject({ playerId: id, name: z.string() }))
      .register(schemaMetadata, {
        description: 'Who has the bibs and the ball of the list now; null if nobody has them.',
      }),
    takenBy: z.nullable(id).register(schemaMetadata, {
      description: 'Who took them after this match; null for nobody.',
    }),
    players: z
      .array(z.strictObject({ playerId: id, name: z.string(), times: count }))
      .register(schemaMetadata, {
        description:
          'Who can take them: the players of the teams, or without teams the confirmed ones, who has taken them least first. Guests are left out.',
      }),
  })
  .register(schemaMetadata, { id: 'Bibs' });
export type BibsReply = z.output<typeof bibsReply>;

export const bibsInput = z.object(
  { playerId: z.nullable(z.string({ error: MESSAGES.playerMissing })) },
  { error: MESSAGES.invalid },
);

export const bibsContract = contract('Matches', BIBS, {
  read: {
    summary: 'Retrieve who has the bibs and the ball, and who can take them after a match',
    helpers: 'matches',
    replies: { 200: bibsReply },
    conditional: 'version',
  },
  set: {
    summary: 'Set who takes the bibs and the ball home after a match; null for nobody',
    helpers: 'matches',
    body: bibsInput,
    replies: { 200: bibsReply },
  },
});
