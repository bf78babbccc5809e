import { type SuggestedLevel, suggestionText, tryText } from '@picadito/domain';
import { useState } from 'react';
import { useRetry } from '../lib/use-retry.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import { ApiError } from '../sync/http/api-error.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/inputs/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { toast } from '../ui/toast/toasts.ts';
import { type SuggestionAnswer, useAnswerSuggestion, LEVEL_FAILURES } from './answer-suggestion.ts';

type Props = { listId: string; suggested: SuggestedLevel };

/** Shows a suggested level with its three answers. After any answer the server suggests nothing for a while. */
export function SuggestionPanel({ listId, suggested }: Props) {
  const { name, skillLevel } = suggested;
  const { before, after } = suggestionText(suggested);
  const { settle, isPending, failure } = useSettle({ listId, suggested });
  const answers = [
    ['try', tryText(skillLevel)],
    ['later', 'Ahora no'],
    ['never', `No preguntar por ${name}`],
  ] as const;
  return (
    <Panel title="¿Probamos?">
      <p>
        {before}
        <strong>{name}</strong>
        {after}
      </p>
      <div className="mt-4 flex flex-wrap gap-4">
        {answers.map(([answer, label]) => (
          <Button
            key={answer}
            size="sm"
            variant={answer === 'try' ? 'grass' : 'ghost'}
            loading={isPending}
            onClick={() => void settle(answer)}
          >
            {label}
          </Button>
        ))}
      </div>
      <div role="alert">{failure !== null && <FieldError>{failure}</FieldError>}</div>
    </Panel>
  );
}

/**
 * Returns `settle`, which sends the answer to a suggestion. If no response comes, the answer is sent again later, and
 * the suggestion stays on the screen until one comes.
 */
function useSettle({ listId, suggested }: Props) {
  const { name, skillLevel } = suggested;
  const { mutateAsync, isPending } = useAnswerSuggestion(listId, suggested);
  const [failed, setFailed] = useState<{ answer: SuggestionAnswer; error: unknown } | null>(null);
  const isUnsent = failed !== null && !(failed.error instanceof ApiError);
  useRetry(isUnsent, () => void (failed && settle(failed.answer)));

  async function settle(answer: SuggestionAnswer): Promise<void> {
    const descriptions = {
      try: `${name} cuenta como ${skillLevel}.`,
      later: 'Por diez partidos no te preguntamos.',
      never: `No te preguntamos más por ${name}.`,
    };
    try {
      await mutateAsync(answer);
      toast({ title: 'Listo', description: descriptions[answer], isEcho: true });
    } catch (error) {
      setFailed({ answer, error });
    }
  }

  const action = isUnsent ? LEVEL_FAILURES.waits : LEVEL_FAILURES.answer;
  return { settle, isPending, failure: failed && failureSentence(failed.error, { action }) };
}
