import * as z from 'zod/mini';
import { schemaMetadata } from '../contract/values.ts';
import { NAME_MAX } from '../limits.ts';
import * as MESSAGES from '../text/messages.ts';

const text = z.string({ error: MESSAGES.fieldInvalid });

/**
 * Schema of the name of a newcomer ('No estoy en la lista') as a form of the players' page, or the script of the page,
 * sends it.
 */
export const newcomerInput = z
  .object(
    { name: text.register(schemaMetadata, { description: `At most ${NAME_MAX} characters.` }) },
    { error: MESSAGES.fieldInvalid },
  )
  .register(schemaMetadata, { id: 'NewcomerByLink' });

/**
 * Schema of the decision of a device that owns a name about an answer or a guest that another device has proposed for
 * that name.
 */
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

/**
 * Schema of the decision of a device that owns a name about a device that claims the name: whether both belong to the
 * same player.
 */
export const claimInput = z
  .object(
    {
      claim: text.register(schemaMetadata, { description: 'The key of the claim.' }),
      answer: z
        .enum(['si', 'no'], { error: MESSAGES.fieldInvalid })
        .register(schemaMetadata, { description: 'Whether the device is the player’s.' }),
    },
    { error: MESSAGES.fieldInvalid },
  )
  .register(schemaMetadata, { id: 'ClaimByLink' });

/**
 * Schema of a request that takes back a VOY which the device gave for another player, or under a name that it only
 * claims.
 */
export const takeBackInput = z
  .object(
    {
      match: text.register(schemaMetadata, { description: 'The key of the match.' }),
      player: text.register(schemaMetadata, { description: 'The key of the player.' }),
    },
    { error: MESSAGES.fieldInvalid },
  )
  .register(schemaMetadata, { id: 'TakeBackByLink' });
export type TakeBackInput = z.output<typeof takeBackInput>;

/** Schema of the organiser's decision about a proposal. */
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
