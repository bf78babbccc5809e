import { type Match, shareMessage } from '@picadito/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { FormedTeams } from '../../teams/formation.ts';
import type { PreparedLineUp, ShareOutcome } from '../../sharing/share-line-up.ts';
import { canShare, share } from '../../lib/share.ts';
import { useEventCallback } from '../../lib/use-event-callback.ts';

const PHONE = '(pointer: coarse)';

/**
 * What 'GUARDAR Y COMPARTIR' opens within its tap, so that sharing is no second one: the phone's share sheet, with the
 * picture drawn while one looks at the teams; the message alone while it is not, and the names alone before it is known
 * whether levels are shared. Null where there is no such sheet: there saving leads to /share-teams.
 */
export function useShareOnSave(
  match: Match,
  teams: FormedTeams,
): (() => Promise<ShareOutcome>) | null {
  const client = useQueryClient();
  const prepared = useRef<PreparedLineUp | null>(null);
  const hasSheet = useMemo(() => canShare() && window.matchMedia(PHONE).matches, []);
  const { claro, oscuro, suplente } = teams;
  const isWhole = claro.length > 0 && oscuro.length > 0;
  /** Redrawn only when a player's place has changed. */
  const seen = JSON.stringify([claro, oscuro, suplente].map((team) => team.map(({ id }) => id)));

  const prepare = useEventCallback(async (isWanted: () => boolean) => {
    const { prepareToShare } = await import('../../sharing/prepare-to-share.ts');
    const made = await prepareToShare(client, match, teams);
    if (isWanted()) prepared.current = made;
    else made.drop();
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
  }, [hasSheet, isWhole, seen, prepare]);

  if (!hasSheet) return null;
  return () => {
    if (prepared.current) return prepared.current.share();
    const names = (team: FormedTeams['claro']) => team.map(({ name }) => ({ name }));
    const bare = { claro: names(claro), oscuro: names(oscuro), suplente: names(suplente) };
    return share({ text: shareMessage({ ...match, ...bare }) });
  };
}
