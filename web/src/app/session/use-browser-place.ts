import { useEffect } from 'react';
import { updateProfile, useSession } from '../../identity/session.ts';
import { browserPlace, missingPlace } from '../../account/organiser.ts';
import { browserTimeZone } from '../../lib/clock.ts';

/**
 * Time in milliseconds between the first render of the screen and the request that completes the profile, so that home
 * loads first.
 */
const AFTER_MS = 1_500;

/** Stores the time zone and the country of the browser in a profile that lacks them. */
export function useBrowserPlace(): void {
  const user = useSession((session) => session.user);
  const temporary = useSession((session) => session.temporary);
  const uid = user?.uid;
  const timeZone = user?.timeZone ?? null;
  const country = user?.country ?? null;

  useEffect(() => {
    if (temporary || !uid) return;
    const complete = () => {
      const place = browserPlace(browserTimeZone(), navigator.language);
      const patch = missingPlace({ timeZone, country }, place);
      if (patch === null) return;
      updateProfile(patch).catch((error: unknown) =>
        console.error('Time zone and country were not stored.', error),
      );
    };
    const timer = setTimeout(complete, AFTER_MS);
    return () => clearTimeout(timer);
  }, [temporary, uid, timeZone, country]);
}
