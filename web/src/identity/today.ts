import { todayIn } from '@picadito/domain';
import { useState } from 'react';
import { browserTimeZone } from '../lib/clock.ts';
import { useSession } from './session.ts';

/** Returns the organiser's date (YYYY-MM-DD) as it was when the screen opened. */
export function useToday(): string {
  const timeZone = useSession((session) => session.user?.timeZone) ?? browserTimeZone();
  const [today] = useState(() => todayIn(timeZone, Date.now()));
  return today;
}
