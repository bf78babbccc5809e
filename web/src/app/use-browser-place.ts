import { countryOfTimeZone } from '@picadito/domain';
import { useEffect } from 'react';
import { updateProfile, useSession } from '../api/session.ts';

/** Tells the profile what it does not know yet and the browser does: time zone and country. */
export function useBrowserPlace(): void {
  const user = useSession((session) => session.user);
  const uid = user?.uid;
  const timeZoneMissing = user?.timeZone === null;
  const countryMissing = user?.country === null;

  useEffect(() => {
    const place = browserPlace();
    const patch = {
      ...(timeZoneMissing && { timeZone: place.timeZone }),
      ...(countryMissing && place.country && { country: place.country }),
    };
    if (Object.keys(patch).length === 0) return;
    updateProfile(patch).catch((error: unknown) => console.error('profile place', error));
  }, [uid, timeZoneMissing, countryMissing]);
}

function browserPlace(): { timeZone: string; country: string | null } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const region = new Intl.Locale(navigator.language).region ?? null;
  return { timeZone, country: countryOfTimeZone(timeZone) ?? region };
}
