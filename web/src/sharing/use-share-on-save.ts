import type { Match, Teams } from '@picadito/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { canShare } from '../lib/share.ts';
import { useEventCallback } from '../lib/use-event-callback.ts';
import { sidesOf } from '../teams/sides.ts';
import type { SavedPlayer } from '../teams/teams.ts';
import type { PreparedShare, ShareOutcome } from './prepare-share.ts';

const PHONE = '(pointer: coarse)';

/**
 * Type of a share that is prepared for one state of the teams: its promise, and the share itself once the promise has
 * resolved.
 */
type Preparing = { arrival: Promise<PreparedShare | null>; ready: PreparedShare | null };

/**
 * Returns the function that 'GUARDAR Y COMPARTIR' calls within its tap, so that sharing needs no second tap. It opens
 * the phone's share sheet with the message, and with the picture if it is drawn by then. If the share is still being
 * prepared, the function waits for it, which browsers allow for some seconds after a tap. The hook returns null on
 * devices without such a sheet; saving then leads to /share-teams.
 */
export function useShareOnSave(
  match: Match,
  teams: Teams<SavedPlayer>,
): (() => Promise<ShareOutcome>) | null {
  const client = useQueryClient();
  const preparing = useRef<Preparing | null>(null);
  const hasSheet = useMemo(() => canShare() && window.matchMedia(PHONE).matches, []);
  const isWhole = sidesOf(teams).every((side) => side.length > 0);
  /** Identifies the places of the players, so that the picture is drawn again only when one has changed. */
  const seen = JSON.stringify(
    [...sidesOf(teams), teams.suplente].map((team) => team.map(({ id }) => id)),
  );

  const prepare = useEventCallback(async () => {
    const { prepareToShare } = await import('./prepare-to-share.ts');
    return prepareToShare(client, match, teams);
  });
  useEffect(() => {
    if (!hasSheet || !isWhole) return;
    let isWanted = true;
    const own: Preparing = { arrival: orNone(prepare()), ready: null };
    void own.arrival.then((lineUp) => (isWanted ? (own.ready = lineUp) : lineUp?.drop()));
    preparing.current = own;
    return () => {
      isWanted = false;
      own.ready?.drop();
    };
  }, [hasSheet, isWhole, seen, prepare]);

  if (!hasSheet) return null;
  return async () => {
    const { ready, arrival } = preparing.current ?? {};
    const lineUp = ready ?? (await arrival);
    return lineUp ? lineUp.share() : 'unavailable';
  };
}

/** Resolves with the share, or with null if it cannot be prepared, for example because its code does not load. */
async function orNone(coming: Promise<PreparedShare>): Promise<PreparedShare | null> {
  try {
    return await coming;
  } catch (error) {
    console.info('The picture could not be prepared.', error);
    return null;
  }
}
