import { useEffect, useState } from 'react';
import { useEventCallback } from '../lib/use-event-callback.ts';
import type { Picture, PreparedShare } from './prepare-share.ts';

/** `picture` is undefined while it is drawn and null where it cannot be. */
type Prepared = { prepared: PreparedShare; picture: Picture | null | undefined };

/**
 * What is to be shared, made ready on arrival and again whenever it changes: `shown` is what it shows, null while that
 * is not known.
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
