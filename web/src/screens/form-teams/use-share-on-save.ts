import { type Match, shareMessage } from '@picadito/domain';
import { useEffect, useMemo, useRef } from 'react';
import type { FormedTeams } from '../../teams/formation.ts';
import { lineUpToShare, useSharedLevels } from '../../sharing/levels.ts';
import type { PreparedLineUp, ShareOutcome } from '../../sharing/share-line-up.ts';
import { canShare, share } from '../../lib/share.ts';
import { useEventCallback } from '../../lib/use-event-callback.ts';

const PHONE = '(pointer: coarse)';

/**
 * What 'GUARDAR Y COMPARTIR' opens within its tap, so that sharing is no second one: the phone's share sheet, with the
 * picture drawn while one looks at the teams; the message alone while it is not. Null where there is no such sheet:
 * there saving leads to /share-teams.
 */
export function useShareOnSave(
  { id, listId, date, time, location }: Match,
  teams: FormedTeams,
): (() => Promise<ShareOutcome>) | null {
  const prepared = useRef<PreparedLineUp | null>(null);
  const hasSheet = useMemo(() => canShare() && window.matchMedia(PHONE).matches, []);
  const { claro, oscuro, suplente } = teams;
  const isWhole = claro.length > 0 && oscuro.length > 0;
  /** Redrawn only when a player's place has changed, or whether levels are shared. */
  const seen = JSON.stringify([claro, oscuro, suplente].map((team) => team.map(({ id }) => id)));
  const match = { date, time, location };
  const { withLevels } = useSharedLevels({ id, listId });
  const lineUp = lineUpToShare(teams, withLevels);

  const prepare = useEventCallback(async (isWanted: () => boolean) => {
    const { prepareLineUp } = await import('../../sharing/share-line-up.ts');
    if (isWanted()) prepared.current = prepareLineUp(match, lineUp);
  });
  useEffect(() => {
    if (!hasSheet || !isWhole) return;
    let isWanted = true;
    // without its code the message goes alone
    prepare(() => isWanted).catch((error: unknown) => console.info('picture', error));
    return () => {
      isWanted = false;
      prepared.current?.drop();
      prepared.current = null;
    };
  }, [hasSheet, isWhole, seen, withLevels, prepare]);

  if (!hasSheet) return null;
  return () => prepared.current?.share() ?? share({ text: shareMessage({ ...match, ...lineUp }) });
}
