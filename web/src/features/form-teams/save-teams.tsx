import type { Match } from '@picadito/domain';
import { useLocation } from 'wouter';
import { useSaveTeams } from '../../api/teams.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../state/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StickyAction } from '../../ui/sticky-action.tsx';
import { type FormedTeams, type Formation, type obstacle, originOf } from './formation.ts';

/** 'GUARDAR Y COMPARTIR': off, with the reason, while a team is empty; the manual rule is told on a tap. */
export function SaveTeams({
  match,
  formation,
  teams,
  why,
}: {
  match: Match;
  formation: Formation;
  teams: FormedTeams;
  why: ReturnType<typeof obstacle>;
}) {
  const [, navigate] = useLocation();
  const save = useSaveTeams(match);
  const ids = (team: readonly { id: string }[]) => team.map(({ id }) => id);

  async function saveAndShare() {
    if (why) {
      toast({ title: 'Error', description: why.sentence, tone: 'bad' });
      return;
    }
    try {
      await save.mutateAsync({
        claroTeam: ids(teams.claro),
        oscuroTeam: ids(teams.oscuro),
        suplentes: ids(teams.suplente),
        createdBy: originOf(formation),
      });
    } catch (error) {
      console.error('save teams', error);
      toast({
        title: 'Error',
        description: 'No se pudieron guardar los equipos. Intentá nuevamente.',
        tone: 'bad',
      });
      return;
    }
    toast({ title: 'Éxito', description: 'Equipos guardados correctamente' });
    navigate(paths.shareTeams(match.id));
  }

  return (
    <StickyAction>
      <div className="flex min-w-0 flex-col gap-2 md:w-full">
        {why?.kind === 'missing' && (
          <p id="why-not-saved" className="text-center">
            {why.sentence}
          </p>
        )}
        <Button
          variant="grass"
          loading={save.isPending}
          disabled={why?.kind === 'missing'}
          aria-describedby={why?.kind === 'missing' ? 'why-not-saved' : undefined}
          onClick={() => void saveAndShare()}
        >
          <Icon name="save" />
          GUARDAR Y COMPARTIR
        </Button>
      </div>
    </StickyAction>
  );
}
