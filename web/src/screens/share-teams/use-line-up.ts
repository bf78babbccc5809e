import { useEffect, useState } from 'react';
import type { LineUp } from '../../sharing/line-up-card/line-up-card.ts';
import type { Picture, PreparedShare } from '../../sharing/prepare-share.ts';
import { prepareLineUp } from '../../sharing/share-line-up.ts';

type Shared = { prepared: PreparedShare; picture: Picture | null | undefined };

/**
 * The line-up, made ready on arrival and again whenever it changes. `picture` is undefined while it is drawn and null
 * where it cannot be.
 */
export function useLineUp(
  { date, time, location }: { date: string; time: string; location: string },
  lineUp: LineUp,
): Shared | null {
  const [shared, setShared] = useState<Shared | null>(null);
  useEffect(() => {
    const prepared = prepareLineUp({ date, time, location }, lineUp);
    setShared({ prepared, picture: undefined });
    void prepared.picture.then((picture) =>
      setShared((now) => (now?.prepared === prepared ? { prepared, picture } : now)),
    );
    return prepared.drop;
  }, [date, time, location, lineUp]);
  return shared;
}
