import {
  areSameTeams,
  teamIds,
  type MatchPlayer,
  type TeamCriteria,
  type TeamsReply,
} from '@picadito/domain';
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
 * Returns the teams being formed. They start from the saved teams or else from `ready`, the best teams by the
 * `criteria`, also if saved teams or criteria arrive later. Teams changed by a tap survive a reload until `forget`,
 * after saving. `settle` shows teams while they are being saved.
 */
export function useFormation(
  matchId: string,
  players: readonly MatchPlayer[],
  saved: TeamsReply | null,
  ready: FormedTeams | undefined,
  criteria: TeamCriteria,
) {
  const uid = useSession((session) => session.user?.uid ?? '');
  const name = formationDraft(matchId);
  const [start, setStart] = useState(
    () =>
      readFormation(draftOf(uid, name).read(), players) ?? startFormation(saved, players, ready),
  );
  const [formation, dispatch] = useReducer(formationAfter, start);
  const [known, setKnown] = useState({ saved, criteria });
  const isUntouched = formation === start && draftOf(uid, name).read() === null;
  const isBetter = !saved && known.criteria !== criteria;
  if (known.saved !== saved || isBetter) {
    setKnown({ saved, criteria });
    // Untouched teams follow when another device saves teams or more criteria become known.
    if (isUntouched && (saved || isBetter)) {
      const next = startFormation(saved, players, ready);
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
    /** Tells that the teams are still the saved or the `ready` ones. */
    isUntouched,
    dispatch,
    forget,
    settle: (next: Formation) => {
      forget();
      begin(next);
    },
  };
}
