import * as z from 'zod/mini';
import { HELPER_RIGHTS, type HelperRights } from '../contract/operation.ts';
import { schemaMetadata } from '../contract/values.ts';
import * as MESSAGES from '../text/messages.ts';

export const helperRights = z.enum(HELPER_RIGHTS, { error: MESSAGES.helperRightsMissing });

/**
 * Schema of the owner of a list, match or player, as its helper sees it; null if it belongs to the user. `rights` are
 * those of the user.
 */
export const ownerReply = z
  .nullable(
    z
      .strictObject({ name: z.string(), rights: z.enum(HELPER_RIGHTS) })
      .register(schemaMetadata, { id: 'Owner' }),
  )
  .register(schemaMetadata, {
    description:
      'The user to whom it belongs, and the rights of the requesting helper; null if it belongs to the requesting user.',
  });
export type Owner = z.output<typeof ownerReply>;

/** Tells whether rights of a helper include the required ones. */
export function hasRights(rights: HelperRights, required: HelperRights): boolean {
  return HELPER_RIGHTS.indexOf(rights) >= HELPER_RIGHTS.indexOf(required);
}
