import {
  type KnownResult,
  type Match,
  type Score,
  standingScorers,
  verdictText,
  teamIds,
} from '@picadito/domain';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';
import { useEventCallback } from '../lib/use-event-callback.ts';
import { useIsMounted } from '../lib/use-is-mounted.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import { savedTeams, useTeams } from '../teams/teams.ts';
import { Loading } from '../ui/loading.tsx';
import { toastError } from '../ui/toast/toasts.ts';
import { RESULT_FAILURES, rereadResult, useResult, useSaveResult } from './result.ts';
import { ProposedScores } from './proposed-scores.tsx';
import { ScoreStep } from './score-step.tsx';

/**
 * The steps after the score. Home shows this editor for a match without a result, so their code loads separately: with
 * the first tap on the score, or when a result is shown.
 */
const SavedStep = lazyWithRetry(() => import('./saved-step.tsx').then((m) => m.SavedStep));
const WhoPlayed = lazyWithRetry(() => import('./who-played.tsx').then((m) => m.WhoPlayed));

/** Loads the code of the steps after the score. A step whose code did not load tries again when it is shown. */
function preloadSteps(): void {
  void Promise.allSettled([SavedStep.preload(), WhoPlayed.preload()]);
}

type Props = {
  match: Match;
  /** Score from the list of matches, shown until the result itself has loaded. */
  score: Score | null;
  /** Label of the button that closes the editor while the match has no result. */
  later?: string;
  onDone: () => void;
};

/** Shows the editor of a match's result: first the score, then the scorers and the players who played. */
export function ResultEditor({ match, score, later = 'Cancelar', onDone }: Props) {
  const client = useQueryClient();
  const { result, standing, failure, proposals, ...known } = useShownResult(match, score);
  const { teams } = known;
  const [step, setStep] = useState<'saved' | 'score' | 'played'>('saved');
  /** Result that has just been deleted, so that a new score starts from it and keeps its scorers; otherwise null. */
  const [deleted, setDeleted] = useState<KnownResult | null>(null);
  const { save, error } = useSave(match);
  const shown = result === null ? 'score' : step === 'played' && !teams ? 'saved' : step;
  const before = result ?? deleted;

  function correct(next: Score): void {
    setStep('saved');
    save(standing({ ...next, scorers: before?.scorers ?? [] }), () => {
      if (before === null) celebrateResult(next).catch(console.info);
    });
  }

  function change(next: KnownResult | null): void {
    if (next === null) setDeleted(result);
    save(next);
  }

  function afterTeams(): void {
    setStep('saved');
    rereadResult(client, match.id);
  }

  return (
    <StepGroup step={shown}>
      {shown === 'score' && (
        <>
          <ScoreStep
            initial={before}
            error={error}
            cancel={result ? 'Cancelar' : later}
            onSave={correct}
            onCancel={result ? () => setStep('saved') : onDone}
          />
          {result === null && <ProposedScores {...{ teams, proposals }} onChoose={correct} />}
        </>
      )}
      <Suspense fallback={<Loading />}>
        {shown === 'played' && teams && (
          <WhoPlayed match={match} teams={teams} onDone={afterTeams} />
        )}
        {shown === 'saved' && result && (
          <SavedStep
            {...{ match, result, onDone, ...known }}
            error={failure ?? error}
            onChange={change}
            onCorrect={() => setStep('score')}
            onPlayed={() => setStep('played')}
          />
        )}
      </Suspense>
    </StepGroup>
  );
}

/** Groups the parts of a step for assistive technology, and loads the next steps as soon as the group is used. */
function StepGroup({ step, children }: { step: string; children: ReactNode }) {
  const place = useFocusHere(step);
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label="Resultado"
      className="outline-none"
      onFocus={preloadSteps}
    >
      {children}
    </div>
  );
}

/**
 * Returns the result to show, without scorers who are no longer in the saved teams. Until the result has loaded, it is
 * `score` without scorers. `standing` is a function that removes scorers who are not in the teams from any result.
 */
function useShownResult(match: Match, score: Score | null) {
  const { result: known, proposals, isError } = useResult(match.id);
  const { data, isLoading } = useTeams(match);
  const teams = data ? savedTeams(data) : null;
  const standing = ({ scorers, ...goals }: KnownResult): KnownResult => {
    if (!teams) return { ...goals, scorers };
    return { ...goals, scorers: standingScorers(goals, scorers, teamIds(teams)) };
  };
  const isUnknown = known === undefined;
  const result = isUnknown ? score && { ...score, scorers: [] } : known && standing(known);
  const failure = isUnknown && isError ? RESULT_FAILURES.load : null;
  const shown = { result, teams, proposals, standing, failure };
  return { ...shown, isLoading: isUnknown || isLoading };
}

/** Celebrates the first result of a match. The code loads on demand, because home shows this editor. */
async function celebrateResult(score: Score): Promise<void> {
  const { celebrate } = await import('../moments/celebrate.ts');
  celebrate(verdictText(score));
}

/** Returns a ref for the element that takes the focus when another step replaces the step with the focused button. */
function useFocusHere(step: string) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useLayoutEffect(() => {
    if (before.current !== step && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true });
    }
    before.current = step;
  }, [step]);
  return place;
}

/**
 * Returns `save`, which saves a result (null deletes it) and then calls `onSaved`. If the server refuses it, the reason
 * is in `error`, or in a toast if the editor was closed.
 */
function useSave(match: Match) {
  const { mutateAsync } = useSaveResult(match);
  const isMounted = useIsMounted();
  const [error, setError] = useState<string | null>(null);
  const save = useEventCallback((target: KnownResult | null, onSaved?: () => void) => {
    setError(null);
    mutateAsync(target).then(onSaved, (failure: unknown) => {
      const sentence = failureSentence(failure, { action: RESULT_FAILURES.save });
      if (isMounted()) setError(sentence);
      else toastError(sentence);
    });
  });
  return { save, error };
}
