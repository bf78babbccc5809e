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
    version: version.register(schemaMetadata, { description: 'Each has an address of its own.' }),
    address: z.nullable(z.url()).register(schemaMetadata, {
      description: 'What players open. Null while the link is off.',
    }),
    previewsMatch: z.boolean().register(schemaMetadata, {
      description: 'Whether its preview in a chat tells day, hour and place.',
    }),
    isStrict: z.boolean().register(schemaMetadata, {
      description:
        'Each player answers alone: a held name is taken by the own link, or by the organiser.',
    }),
    sharesLevels: z.boolean().register(schemaMetadata, {
      description:
        'Whether messages and pictures of its matches have levels. Until it is chosen: while the link is off.',
    }),
  })
  .register(schemaMetadata, { id: 'GroupLink' });
export type GroupLink = z.output<typeof groupLinkReply>;

export const groupLinkInput = z.object(
  {
    isOn: z.boolean({ error: MESSAGES.fieldInvalid }),
    version: z.optional(z.int({ error: MESSAGES.fieldInvalid })).register(schemaMetadata, {
      description:
        'One more than the last: the link gets another address, and the last one is dead at once. Sent twice, it does so once.',
    }),
    previewsMatch: z.optional(z.boolean({ error: MESSAGES.fieldInvalid })),
    isStrict: z.optional(z.boolean({ error: MESSAGES.fieldInvalid })).register(schemaMetadata, {
      description:
        'Turned on, own devices keep their names, and the organiser decides on all claims.',
    }),
    sharesLevels: z.optional(z.boolean({ error: MESSAGES.fieldInvalid })).register(schemaMetadata, {
      description:
        'Chosen for the link as it is: where `isOn` is another, nothing changes. Forgotten when the link goes on or off.',
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
          description: 'The own devices of the name, the oldest first.',
        }),
      claims: z
        .array(
          z.strictObject({
            claimedAt: timestamp,
            times: count.register(schemaMetadata, {
              description: 'How many claims it stands for: a third takes the place of the older.',
            }),
          }),
        )
        .register(schemaMetadata, { description: 'Devices that claim the name and wait.' }),
    }),
  )
  .register(schemaMetadata, { id: 'NameHolders' });
export type NameHolders = z.output<typeof nameHolders>;

export const claimDecision = z.object(
  {
    askedAt: z.string({ error: MESSAGES.fieldInvalid }),
    isOwn: z.boolean({ error: MESSAGES.fieldInvalid }).register(schemaMetadata, {
      description: "Whether the device is the player's; if not, it waits no more.",
    }),
    isAboutAll: z.optional(z.boolean({ error: MESSAGES.fieldInvalid })).register(schemaMetadata, {
      description: 'Decides on the older claims of the name too.',
    }),
  },
  { error: MESSAGES.fieldInvalid },
);
export type ClaimDecision = z.output<typeof claimDecision>;

export const deviceDrop = z.object(
  {
    claimedAt: z
      .string({ error: MESSAGES.fieldInvalid })
      .register(schemaMetadata, { description: 'The device that has the name since then.' }),
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
        description: 'The page of the link with this name chosen.',
      }),
    }),
  )
  .register(schemaMetadata, { id: 'PersonalLinks' });
export type PersonalLinks = z.output<typeof personalLinksReply>;

export const personalLinkInput = z.object(
  {
    version: z.int({ error: MESSAGES.fieldInvalid }).register(schemaMetadata, {
      description:
        'One more than the last: the player gets another address, and the last one is dead at once. Sent twice, it does so once.',
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
