import type { Match, MatchPlayer, TeamPlace } from '@picadito/domain';
import { useMemo, useState } from 'react';
import { useSession } from '../../../identity/session.ts';
import { useTeams } from '../../../teams/teams.ts';

import { type FormationAction, formationAfter, handFormation } from '../../../teams/formation.ts';
import { placesWith, sizesOf } from '../../../teams/team-sizes.ts';
import { savedPlaces } from '../../../teams/saved-meanwhile.ts';
import {
  formationDraft,
  readBase,
  readFormation,
  storedFormation,
} from '../../../teams/stored-formation.ts';
import { TEAM_TITLES } from '../../../teams/team-names.ts';
import { draftOf } from '../../../forms/draft.ts';
import { toast, toastError } from '../../../ui/toast/toasts.ts';

const placeText = (place: TeamPlace) =>
  place === 'suplente' ? 'es suplente' : `juega en ${TEAM_TITLES[place]}`;

/**
 * Returns `places`, a map from player id to team, and `ofMatch`, an object with the choices for each player of the
 * match: `places` lists the teams and substitutes into which a player can be put, and `onTeam` puts a player there by
 * hand, or out of the team in which the player is already. Changes are stored in this browser's draft, which
 * /form-teams shows and saves.
 */
export function useTeamPlaces(match: Match, players: readonly MatchPlayer[]) {
  const uid = useSession((session) => session.user?.uid ?? '');
  const draft = draftOf(uid, formationDraft(match.id));
  const teams = useTeams(match);
  const saved = teams.data ?? null;
  const { teamCount } = sizesOf(match);
  const teamPlaces = useMemo(() => placesWith(teamCount), [teamCount]);
  const areKnown = match.teamCounts === null || saved !== null;
  const [byHand, setByHand] = useState(() => readFormation(draft.read(), players, sizesOf(match)));
  const formation = formationAfter(byHand ?? handFormation(saved, players, match), {
    type: 'present',
    players,
  });

  function put(player: MatchPlayer, team: TeamPlace): void {
    if (!byHand && !areKnown) {
      // Without the saved teams this change would begin with empty teams, and saving it would overwrite the saved ones.
      if (teams.isError) void teams.refetch();
      toast({
        title: 'Un momento',
        description: 'Estamos trayendo los equipos de este partido. Probá otra vez enseguida.',
        tone: 'info',
      });
      return;
    }
    const isThere = formation.places.get(player.id) === team;
    const action: FormationAction = isThere
      ? { type: 'free', playerId: player.id }
      : { type: 'place', player, team };
    const next = formationAfter(formation, action);
    if (next.error) {
      toastError(next.error);
      return;
    }
    setByHand(next);
    // Without a draft /form-teams starts from the saved teams or from the best teams.
    if (next.places.size === 0) draft.clear();
    else draft.store(storedFormation(next, readBase(draft.read()) ?? savedPlaces(saved)));
    const place = isThere ? 'no tiene equipo' : placeText(team);
    toast({ title: 'Éxito', description: `${player.name} ${place}. Se guarda en ARMAR EQUIPOS.` });
  }

  return { places: formation.places, ofMatch: { places: teamPlaces, onTeam: put } };
}
