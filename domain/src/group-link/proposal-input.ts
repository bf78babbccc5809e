import * as z from 'zod/mini';
import { schemaMetadata } from '../contract/values.ts';
import { NAME_MAX } from '../limits.ts';
import * as MESSAGES from '../text/messages.ts';

const text = z.string({ error: MESSAGES.fieldInvalid });

/** 'No estoy en la lista', as a form of the players' page sends it, or a script in its place. */
export const newcomerInput = z
  .object(
    { name: text.register(schemaMetadata, { description: `At most ${NAME_MAX} characters.` }) },
    { error: MESSAGES.fieldInvalid },
  )
  .register(schemaMetadata, { id: 'NewcomerByLink' });

/** Of the player whom another says to drop out. */
export const dropOutInput = z
  .object(
    {
      proposal: text.register(schemaMetadata, { description: 'The key of the proposal.' }),
      answer: z
        .enum(['si', 'no'], { error: MESSAGES.fieldInvalid })
        .register(schemaMetadata, { description: 'Whether it is so.' }),
    },
    { error: MESSAGES.fieldInvalid },
  )
  .register(schemaMetadata, { id: 'DropOutByLink' });
export type DropOutInput = z.output<typeof dropOutInput>;

/** The organiser's decision. */
export const proposalInput = z.object(
  {
    proposalId: text,
    isAccepted: z.boolean({ error: MESSAGES.fieldInvalid }),
    playerId: z.optional(text).register(schemaMetadata, {
      description: 'Of a newcomer who is a player of the list already.',
    }),
  },
  { error: MESSAGES.fieldInvalid },
);
export type ProposalInput = z.output<typeof proposalInput>;
