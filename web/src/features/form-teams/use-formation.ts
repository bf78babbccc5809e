import type { MatchPlayer, TeamsReply } from '@picadito/domain';
import { useEffect, useReducer, useState } from 'react';
import { useSession } from '../../api/session.ts';
import { formationAfter, startFormation } from '../../components/formation.ts';
import { formationDraft, keptOf, readFormation } from '../../components/kept-formation.ts';
import { draftOf } from '../../state/draft.ts';

/** The teams being formed; made by hand, they stay through a reload until `forget`, after saving. */
export function useFormation(
  matchId: string,
  players: readonly MatchPlayer[],
  saved: TeamsReply | null,
) {
  const uid = useSession((session) => session.user?.uid ?? '');
  const name = formationDraft(matchId);
  const [start, setStart] = useState(
    () => readFormation(draftOf(uid, name).read(), players) ?? startFormation(saved, players),
  );
  const [formation, dispatch] = useReducer(formationAfter, start);
  const [known, setKnown] = useState(saved);
  if (known !== saved) {
    setKnown(saved);
    // saved on another device: what nobody has touched here follows
    if (saved && formation === start && draftOf(uid, name).read() === null) {
      const next = startFormation(saved, players);
      setStart(next);
      dispatch({ type: 'start', formation: next });
    }
  }

  useEffect(() => dispatch({ type: 'present', players }), [players]);
  useEffect(() => {
    if (formation === start) return;
    const kept = keptOf(formation);
    if (kept === null) draftOf(uid, name).clear();
    else draftOf(uid, name).keep(kept);
  }, [formation, start, uid, name]);

  return { formation, dispatch, forget: () => draftOf(uid, name).clear() };
}
