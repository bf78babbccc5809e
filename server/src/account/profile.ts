import { levelOf, xpOfBadges, type Profile, type ProfilePatch } from '@picadito/domain';
import { photoOf } from '../security/photos.ts';
import { countAchievements } from '../store/tables/badges/badges.ts';
import type { Reader } from '../store/store.ts';
import { findUser, updateUser, type UserRow } from '../store/tables/account/users.ts';
import type { Context, Organiser } from '../transactions/context.ts';
import { versionsOf } from '../transactions/helping.ts';
import { orNotFound } from '../transactions/load-owned.ts';
import { toE164 } from '../players/whatsapp.ts';
import { write } from '../transactions/write.ts';

/** Returns the organiser's profile; level and XP are computed from the badges. */
export async function readProfile({ store }: Context, organiser: Organiser): Promise<Profile> {
  return profileOf(store.read, orNotFound(await findUser(store.read, organiser.id)));
}

/**
 * Returns the profile and the version of the organiser's data (docs/decisions/043). The page of the web client asks the
 * event stream for changes after this version.
 */
export async function readSession({ store }: Context, organiser: Organiser) {
  const user = orNotFound(await findUser(store.read, organiser.id));
  const version = versionsOf({ ...organiser, version: user.last_timestamp });
  return { user: await profileOf(store.read, user), version };
}

/**
 * Changes the profile fields that the patch contains. A phone number without a country code is read with the patch's
 * country, or with the stored one if the patch has none.
 */
export async function changeProfile(
  context: Context,
  organiser: Organiser,
  patch: ProfilePatch,
): Promise<Profile> {
  const country = patch.country === undefined ? organiser.country : patch.country;
  const whatsapp = 'whatsapp' in patch ? toE164(patch.whatsapp ?? null, country) : undefined;
  return write(context, organiser, async (tx, writeContext) => {
    await updateUser(tx, organiser.id, {
      name: patch.name,
      whatsapp,
      time_zone: patch.timeZone,
      country: patch.country,
    });
    writeContext.recordChange('profile', organiser.id);
    return profileOf(tx, orNotFound(await findUser(tx, organiser.id)));
  });
}

export async function profileOf(db: Reader, user: UserRow): Promise<Profile> {
  const xp = xpOfBadges(await countAchievements(db, user.user_id));
  return {
    id: user.user_id,
    uid: user.user_id,
    name: user.name,
    email: user.email,
    photoURL: photoOf(user.photo_url),
    whatsapp: user.whatsapp,
    level: levelOf(xp),
    xp,
    timeZone: user.time_zone,
    country: user.country,
    createdAt: user.created_at,
  };
}
