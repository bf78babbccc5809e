import * as z from 'zod/mini';
import * as MESSAGES from '../text/messages.ts';
import { count, id, schemaMetadata, timestamp } from '../contract/values.ts';
import { NAME_MAX } from '../limits.ts';
import { textField } from '../text/text-field.ts';

const version = z.int().check(z.gte(1));

/** Schema of the group link of a list and its settings, for the organiser. */
export const groupLinkReply = z
  .strictObject({
    listId: id,
    isOn: z.boolean(),
    version: version.register(schemaMetadata, {
      description: 'The version of the link. Each version has another address.',
    }),
    address: z.nullable(z.url()).register(schemaMetadata, {
      description: 'The address of the players’ page; null while the link is off.',
    }),
    previewsMatch: z.boolean().register(schemaMetadata, {
      description:
        'True if the preview of the page in a chat shows the day, time and place of the match.',
    }),
    isStrict: z.boolean().register(schemaMetadata, {
      description:
        'True in strict mode, in which players answer only for themselves: an owned name is given to another device only by the personal link or the organiser.',
    }),
    sharesLevels: z.boolean().register(schemaMetadata, {
      description:
        'True if messages and pictures of the matches show levels. Without a choice of the organiser, this is true while the link is off.',
    }),
  })
  .register(schemaMetadata, { id: 'GroupLink' });
export type GroupLink = z.output<typeof groupLinkReply>;

export const groupLinkInput = z.object(
  {
    isOn: z.boolean({ error: MESSAGES.fieldInvalid }),
    version: z.optional(z.int({ error: MESSAGES.fieldInvalid })).register(schemaMetadata, {
      description:
        'One more than the present version, to give the link a new address. The old address stops working at once. The same request sent again changes nothing.',
    }),
    previewsMatch: z.optional(z.boolean({ error: MESSAGES.fieldInvalid })),
    isStrict: z.optional(z.boolean({ error: MESSAGES.fieldInvalid })).register(schemaMetadata, {
      description:
        'True to turn on strict mode. Devices stay owners of their names, and the organiser decides on all claims.',
    }),
    sharesLevels: z.optional(z.boolean({ error: MESSAGES.fieldInvalid })).register(schemaMetadata, {
      description:
        'The choice applies to the present state of the link. It is ignored if `isOn` differs from that state, and deleted when the link is turned on or off.',
    }),
  },
  { error: MESSAGES.fieldInvalid },
);
export type GroupLinkInput = z.output<typeof groupLinkInput>;

/** Schema of a reply that lists, for each player of a list, the devices that own or claim the player's name. */
export const nameHolders = z
  .array(
    z.strictObject({
      playerId: id,
      devices: z
        .array(z.strictObject({ claimedAt: timestamp, usedAt: timestamp }))
        .register(schemaMetadata, {
          description: 'The devices that own the name, oldest first.',
        }),
      claims: z
        .array(
          z.strictObject({
            claimedAt: timestamp,
            times: count.register(schemaMetadata, {
              description:
                'The number of claims that this entry stands for. A third claim replaces the older one.',
            }),
          }),
        )
        .register(schemaMetadata, {
          description: 'The devices that claim the name and wait for a decision.',
        }),
    }),
  )
  .register(schemaMetadata, { id: 'NameHolders' });
export type NameHolders = z.output<typeof nameHolders>;

export const claimDecision = z.object(
  {
    askedAt: z.string({ error: MESSAGES.fieldInvalid }),
    isOwn: z.boolean({ error: MESSAGES.fieldInvalid }).register(schemaMetadata, {
      description: 'True to accept the claim, false to deny it.',
    }),
    isAboutAll: z.optional(z.boolean({ error: MESSAGES.fieldInvalid })).register(schemaMetadata, {
      description: 'True to decide on the older claims to the name too.',
    }),
  },
  { error: MESSAGES.fieldInvalid },
);
export type ClaimDecision = z.output<typeof claimDecision>;

export const deviceDrop = z.object(
  {
    claimedAt: z.string({ error: MESSAGES.fieldInvalid }).register(schemaMetadata, {
      description: 'The time since which the device has owned the name; it identifies the device.',
    }),
  },
  { error: MESSAGES.fieldInvalid },
);

/**
 * Schema of the reply with the personal links of all players of a list. The reply is empty while the group link is off.
 */
export const personalLinksReply = z
  .array(
    z.strictObject({
      playerId: id,
      version: z.int().check(z.gte(1)),
      address: z.url().register(schemaMetadata, {
        description: 'The address of the personal link.',
      }),
    }),
  )
  .register(schemaMetadata, { id: 'PersonalLinks' });
export type PersonalLinks = z.output<typeof personalLinksReply>;

export const personalLinkInput = z.object(
  {
    version: z.int({ error: MESSAGES.fieldInvalid }).register(schemaMetadata, {
      description:
        'One more than the last version, to give the player a new address. The old address stops working at once. The same request sent again changes nothing.',
    }),
  },
  { error: MESSAGES.fieldInvalid },
);
export type PersonalLinkInput = z.output<typeof personalLinkInput>;

/** Schema of the reply that lists, for each player of a list, the name and how the page of the group link shows it. */
export const shownNamesReply = z
  .array(
    z.strictObject({
      playerId: id,
      name: z.string(),
      shownName: z.string(),
      isWritten: z.boolean().register(schemaMetadata, {
        description: 'True if the organiser wrote the shown name, false if it is computed.',
      }),
    }),
  )
  .register(schemaMetadata, { id: 'ShownNames' });
export type ShownNames = z.output<typeof shownNamesReply>;

export const shownNameInput = z.object(
  {
    shownName: z
      .nullable(textField(NAME_MAX, MESSAGES.playerNameMissing, MESSAGES.nameTooLong))
      .register(schemaMetadata, { description: 'The shown name; null restores the computed one.' }),
  },
  { error: MESSAGES.fieldInvalid },
);
export type ShownNameInput = z.output<typeof shownNameInput>;
