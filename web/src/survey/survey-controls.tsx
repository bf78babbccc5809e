import type { Player } from '@picadito/domain';
import { useGroupLink } from '../group-link/link.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import { LoadError } from '../ui/load-error.tsx';
import { Loading } from '../ui/loading.tsx';
import { toastError } from '../ui/toast/toasts.ts';
import { SURVEY_FAILURES, useChangeSurvey, useSurvey } from './survey.ts';
import { OpenSurvey } from './open-survey.tsx';
import { StartSurvey } from './start-survey.tsx';
import { SurveyResults } from './survey-results.tsx';

type Props = { listId: string; players: readonly Player[] };

/** Shows the survey of a list in its three states: not started, open, and closed with results. */
export function SurveyControls({ listId, players }: Props) {
  const { data, isError, refetch } = useSurvey(listId);
  const { data: link } = useGroupLink(listId);
  const { start, close, decide, remove } = useChangeSurvey(listId);
  const onError = (error: Error) =>
    toastError(failureSentence(error, { action: SURVEY_FAILURES.change }));

  if (!data && isError)
    return <LoadError onRetry={() => void refetch()}>{SURVEY_FAILURES.load}</LoadError>;
  if (!data || !link) return <Loading />;
  const { survey } = data;
  return (
    <div className="flex flex-col gap-4 pb-4">
      {survey?.isClosed ? (
        <SurveyResults
          survey={survey}
          players={players}
          isBusy={decide.isPending || remove.isPending}
          onDecide={(decision) => decide.mutate(decision, { onError })}
          onDone={() => remove.mutate(undefined, { onError })}
        />
      ) : survey ? (
        <OpenSurvey
          survey={survey}
          address={link.address}
          isBusy={close.isPending || remove.isPending}
          onClose={() => close.mutate(undefined, { onError })}
          onCallOff={() => remove.mutate(undefined, { onError })}
        />
      ) : (
        <StartSurvey
          players={players}
          able={data.able}
          isLinkOn={link.isOn}
          isBusy={start.isPending}
          onStart={(playerIds) => start.mutate(playerIds, { onError })}
        />
      )}
    </div>
  );
}
