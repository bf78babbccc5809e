import { useEffect, useState } from 'react';
import { useEventCallback } from '../lib/use-event-callback.ts';
import type { Picture, PreparedShare } from './prepare-share.ts';

/** Holds a prepared share; `picture` is undefined while it is drawn and null if it cannot be drawn. */
type Prepared = { prepared: PreparedShare; picture: Picture | null | undefined };

/**
 * Prepares a share on arrival and again whenever `shown` changes: the data that the share shows, null while it is not
 * known.
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
