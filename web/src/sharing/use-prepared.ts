import { useEffect, useState } from 'react';
import { useEventCallback } from '../lib/use-event-callback.ts';
import type { Picture, PreparedShare } from './prepare-share.ts';

/** Type of a prepared share and its picture, which is undefined while it is drawn and null if it cannot be drawn. */
type Prepared = { prepared: PreparedShare; picture: Picture | null | undefined };

/**
 * Prepares a share when the component mounts and again whenever `shown` changes. `shown` is the data that the share
 * contains, or null while it is loading; the hook then returns null.
 */
export function usePrepared(shown: unknown, prepare: () => PreparedShare): Prepared | null {
  const [shared, setShared] = useState<Prepared | null>(null);
  const make = useEventCallback(prepare);
  const key = shown === null ? null : JSON.stringify(shown);
  useEffect(() => {
    if (key === null) return;
    const prepared = make();
    setShared({ prepared, picture: undefined });
    void prepared.picture.then((picture) =>
      setShared((now) => (now?.prepared === prepared ? { prepared, picture } : now)),
    );
    return prepared.drop;
  }, [key, make]);
  return shared;
}
