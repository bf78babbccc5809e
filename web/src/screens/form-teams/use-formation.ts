import { areSameTeams, teamIds, type MatchPlayer, type TeamsReply } from '@picadito/domain';
import { useEffect, useReducer, useState } from 'react';
import { useSession } from '../../identity/session.ts';
import {
  type Formation,
  type FormedTeams,
  formationAfter,
  startFormation,
  teamsOf,
} from '../../teams/formation.ts';
import { formationDraft, storedFormation, readFormation } from '../../teams/stored-formation.ts';
import { draftOf } from '../../forms/draft.ts';

/**
 * The teams being formed, which start from the saved ones or else from those that stand `ready`. Changed by
 * a tap, they stay through a reload until `forget`, after saving (docs/decisions/207). `settle` shows teams as they are being saved.
 */
export function useFormation(
  matchId: string,
  players: readonly MatchPlayer[],
  saved: TeamsReply | null,
  ready: FormedTeams | undefined,
) {
  const uid = useSession((session) => session.user?.uid ?? '');
  const name = formationDraft(matchId);
  const [start, setStart] = useState(
    () =>
      readFormation(draftOf(uid, name).read(), players) ?? startFormation(saved, players, ready),
  );
  const [formation, dispatch] = useReducer(formationAfter, start);
  const [known, setKnown] = useState(saved);
  const isUntouched = formation === start && draftOf(uid, name).read() === null;
  if (known !== saved) {
    setKnown(saved);
    // saved on another device: an untouched formation follows
    if (saved && isUntouched) {
      const next = startFormation(saved, players, undefined);
      if (!areSameTeams(teamIds(teamsOf(next, players)), teamIds(teamsOf(formation, players))))
        begin(next);
    }
  }

  useEffect(() => dispatch({ type: 'present', players }), [players]);
  useEffect(() => {
    if (formation === start) return;
    draftOf(uid, name).keep(storedFormation(formation));
  }, [formation, start, uid, name]);

  function begin(next: Formation): void {
    setStart(next);
    dispatch({ type: 'start', formation: next });
  }

  const forget = () => draftOf(uid, name).clear();
  return {
    formation,
    /** As saved, or as they stood ready. */
    isUntouched,
    dispatch,
    forget,
    settle: (next: Formation) => {
      forget();
      begin(next);
    },
  };
}
