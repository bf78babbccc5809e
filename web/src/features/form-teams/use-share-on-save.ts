import type { Match } from '@picadito/domain';
import { useEffect, useMemo, useRef } from 'react';
import type { FormedTeams } from '../../components/formation.ts';
import {
  type PreparedLineUp,
  prepareLineUp,
  type ShareOutcome,
} from '../../components/share-line-up.ts';
import { canShare } from '../../lib/share.ts';
import { useStable } from '../../lib/use-stable.ts';

const PHONE = '(pointer: coarse)';

/**
 * What 'GUARDAR Y COMPARTIR' opens within its tap, so that sharing is no second one: the phone's share sheet, with the
 * picture drawn while one looks at the teams. Null where there is no such sheet: there saving leads to /share-teams.
 */
export function useShareOnSave(
  { date, time, location }: Match,
  { claro, oscuro, suplente }: FormedTeams,
): (() => Promise<ShareOutcome>) | null {
  const prepared = useRef<PreparedLineUp | null>(null);
  const hasSheet = useMemo(() => canShare() && window.matchMedia(PHONE).matches, []);
  const isWhole = claro.length > 0 && oscuro.length > 0;
  /** Drawn anew only when somebody has another place. */
  const seen = JSON.stringify([claro, oscuro, suplente].map((team) => team.map(({ id }) => id)));

  const prepare = useStable(() =>
    prepareLineUp({ date, time, location }, { claro, oscuro, suplentes: suplente }),
  );
  useEffect(() => {
    if (!hasSheet || !isWhole) return;
    const next = prepare();
    prepared.current = next;
    return () => {
      next.drop();
      prepared.current = null;
    };
  }, [hasSheet, isWhole, seen, prepare]);

  if (!hasSheet) return null;
  return async () => (await prepared.current?.share()) ?? 'unavailable';
}
