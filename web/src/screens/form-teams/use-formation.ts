import {
  areSameTeams,
  teamIds,
  type Match,
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
import { sizesOf } from '../../teams/team-sizes.ts';
import { savedMeanwhile, savedPlaces } from '../../teams/saved-meanwhile.ts';
import {
  formationDraft,
  readBase,
  readFormation,
  storedFormation,
} from '../../teams/stored-formation.ts';
import { draftOf } from '../../forms/draft.ts';

/**
 * Returns the teams being formed and the functions that change them. They start from the saved teams, or else from
 * `ready`, the best teams by the `criteria`. Until the organiser changes them, they follow saved teams or criteria that
 * arrive later. Changed teams are stored and survive a reload, until `forget` is called after a save. `settle` replaces
 * the teams by teams that are about to be saved. `meanwhile` has the teams that another device has saved since the
 * organiser began to change the teams, or is null; `takeSaved` gives up the changes for them.
 */
export function useFormation(
  { id: matchId, perSide, teamCount }: Match,
  players: readonly MatchPlayer[],
  saved: TeamsReply | null,
  ready: FormedTeams | undefined,
  criteria: TeamCriteria,
) {
  const uid = useSession((session) => session.user?.uid ?? '');
  const name = formationDraft(matchId);
  const sizes = sizesOf({ perSide, teamCount });
  const [start, setStart] = useState(
    () =>
      readFormation(draftOf(uid, name).read(), players, sizes) ??
      startFormation(saved, players, ready, sizes),
  );
  const [formation, dispatch] = useReducer(formationAfter, start);
  const [base, setBase] = useState(() => readBase(draftOf(uid, name).read()) ?? savedPlaces(saved));
  const [known, setKnown] = useState({ saved, criteria });
  const isUntouched = formation === start && draftOf(uid, name).read() === null;
  const isBetter = !saved && known.criteria !== criteria;
  if (known.saved !== saved || isBetter) {
    setKnown({ saved, criteria });
    if (isUntouched) setBase(savedPlaces(saved));
    // Teams that the organiser has not changed follow when another device saves teams or more criteria become known.
    if (isUntouched && (saved || isBetter)) {
      const next = startFormation(saved, players, ready, sizes);
      if (!areSameTeams(teamIds(teamsOf(next, players)), teamIds(teamsOf(formation, players))))
        begin(next);
    }
  }

  useEffect(() => dispatch({ type: 'present', players }), [players]);
  useEffect(() => {
    if (formation === start) return;
    draftOf(uid, name).store(storedFormation(formation, base));
  }, [formation, start, base, uid, name]);

  function begin(next: Formation): void {
    setStart(next);
    dispatch({ type: 'start', formation: next });
  }

  const forget = () => draftOf(uid, name).clear();
  const settle = (next: Formation) => {
    forget();
    setBase(next.places);
    begin(next);
  };
  return {
    formation,
    /** True while the organiser has not changed the teams, so that they are the saved teams or `ready`. */
    isUntouched,
    dispatch,
    forget,
    settle,
    meanwhile: savedMeanwhile(saved, base, formation, players),
    takeSaved: () => settle(startFormation(saved, players, undefined, sizes)),
  };
}
