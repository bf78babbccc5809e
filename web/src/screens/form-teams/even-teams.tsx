import { evenedSides, nameList, type TeamCriteria, teamKeysIn } from '@picadito/domain';
import type { Dispatch } from 'react';
import {
  type Formation,
  type FormationAction,
  type FormedTeams,
  obstacle,
} from '../../teams/formation.ts';
import { sidesOf, teamsOfSides } from '../../teams/sides.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast/toasts.ts';

/**
 * Button next to the warning about uneven teams, which moves as few players as possible; a toast names them. Renders
 * nothing for teams that can be saved.
 */
export function EvenTeams({
  formation,
  teams,
  criteria,
  dispatch,
}: {
  formation: Formation;
  teams: FormedTeams;
  criteria: TeamCriteria;
  dispatch: Dispatch<FormationAction>;
}) {
  if (obstacle(formation, teams)?.kind !== 'rule') return null;

  function makeEven(): void {
    const before = sidesOf(teams);
    const after = evenedSides({ teams: before, suplente: teams.suplente }, criteria);
    const moved = after.teams.flatMap((team, index) =>
      team.filter((player) => before[index]?.includes(player) === false),
    );
    if (moved.length === 0) {
      toast({
        title: 'No se puede',
        description:
          'Con estos jugadores no hay equipos más parejos. Cambiá a alguien por un suplente.',
        tone: 'bad',
      });
      return;
    }
    dispatch({ type: 'take', teams: teamsOfSides(teamKeysIn(teams), after), madeBy: 'manual' });
    const names = nameList(moved.map(({ name }) => name));
    toast({ title: 'Éxito', description: `Cambiaron de equipo: ${names}.` });
  }
  return (
    <Button variant="ghost" size="sm" className="shrink-0" onClick={makeEven}>
      <Icon name="repeat" />
      EMPAREJAR
    </Button>
  );
}
