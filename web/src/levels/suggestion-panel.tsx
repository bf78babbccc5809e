import { type SuggestedLevel, suggestionText, tryText } from '@picadito/domain';
import { useUpdatePlayer } from '../players/players.ts';
import { PLAYER_FAILURES } from '../players/failures.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import { toast, toastError } from '../ui/toast/toasts.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { useAnswerSuggestion } from './answer-suggestion.ts';
import { LEVEL_FAILURES } from './failures.ts';

const LATER = 'Por diez partidos no te preguntamos.';

/** One sentence and three answers; each of them is the last one for a while. */
export function SuggestionPanel({
  listId,
  suggested,
}: {
  listId: string;
  suggested: SuggestedLevel;
}) {
  const { playerId, name, skillLevel } = suggested;
  const update = useUpdatePlayer(listId);
  const answer = useAnswerSuggestion(listId);
  const { before, after } = suggestionText(suggested);
  const isPending = update.isPending || answer.isPending;

  async function settle(asksAgain: boolean, description: string): Promise<void> {
    try {
      await answer.mutateAsync({ playerId, asksAgain });
      toast({ title: 'Listo', description, isEcho: true });
    } catch (error) {
      toastError(failureSentence(error, { action: LEVEL_FAILURES.answer }));
    }
  }

  async function adopt(): Promise<void> {
    try {
      await update.mutateAsync({ id: playerId, changes: { skillLevel } });
    } catch (error) {
      toastError(failureSentence(error, { action: PLAYER_FAILURES.update }));
      return;
    }
    await settle(true, `${name} cuenta como ${skillLevel}.`);
  }

  return (
    <Panel title="¿Probamos?">
      <p>
        {before}
        <strong>{name}</strong>
        {after}
      </p>
      <div className="mt-4 flex flex-wrap gap-4">
        <Button size="sm" variant="grass" loading={isPending} onClick={() => void adopt()}>
          {tryText(skillLevel)}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          loading={isPending}
          onClick={() => void settle(true, LATER)}
        >
          Ahora no
        </Button>
        <Button
          size="sm"
          variant="ghost"
          loading={isPending}
          onClick={() => void settle(false, `No te preguntamos más por ${name}.`)}
        >
          No preguntar por {name}
        </Button>
      </div>
    </Panel>
  );
}
