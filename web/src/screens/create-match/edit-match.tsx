import type { Match, MatchUpdate } from '@picadito/domain';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useUpdateMatch } from '../../matches/change-matches.ts';
import { MissingMatch } from '../../matches/missing-match.tsx';
import { useMatch, MATCH_FAILURES } from '../../matches/matches.ts';
import { CENTRAL_FAILURES } from '../../sync/describe-error.ts';
import { isNotFound } from '../../sync/http/api-error.ts';
import { isId } from '../../lib/ids.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink, TEXT_ACTION } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { MatchEditor } from './match-editor.tsx';
import { editedMatchResolver, useMatchForm } from './match-form.ts';
import { sentChanges, valuesOf } from './match-values.ts';
import { useTeamsQuestion } from './use-teams-question.tsx';

/** Form that edits an existing match. */
export function EditMatch({ matchId }: { matchId: string }) {
  const isPossible = isId(matchId);
  const { data, error, refetch } = useMatch(isPossible ? matchId : null);
  const isMissing = !isPossible || isNotFound(error);
  return (
    <Page title="Editar partido" lead={data && 'Cambiá lo que haga falta y guardá.'}>
      {data && !isMissing && <EditForm match={data} />}
      {isMissing && (
        <MissingMatch
          id={matchId}
          last={data ?? null}
          action={<ButtonLink href={paths.history}>Ver Historial</ButtonLink>}
        />
      )}
      {!data && !isMissing && error && (
        <Panel>
          <LoadError onRetry={() => void refetch()}>{MATCH_FAILURES.select}</LoadError>
        </Panel>
      )}
      {!data && !isMissing && !error && <Loading />}
    </Page>
  );
}

function EditForm({ match }: { match: Match }) {
  const { mutateAsync: update, isPending } = useUpdateMatch();
  const [start] = useState(() => valuesOf(match));
  const [, navigate] = useLocation();
  const { form, formProps, submit, refuse, today, forget } = useMatchForm<MatchUpdate>({
    draft: `match-${match.id}`,
    start,
    isChange: true,
    resolverOf: (today) => editedMatchResolver(match, today),
    send: (sent, typed) => update({ match, changes: sentChanges(sent, typed, start) }),
    done: 'Partido actualizado correctamente',
    onSaved: ({ id }) => navigate(paths.confirmAttendance(id)),
    failures: { action: MATCH_FAILURES.update, signedOut: CENTRAL_FAILURES.authentication },
  });
  const question = useTeamsQuestion(match, form, submit);
  return (
    <form {...formProps} onSubmit={question.onSubmit}>
      <MatchEditor
        {...{ form, refuse, today, match }}
        usual={match}
        button={
          <Button type="submit" loading={isPending}>
            <Icon name="save" />
            GUARDAR CAMBIOS
          </Button>
        }
        action={
          <Link
            href={paths.confirmAttendance(match.id)}
            className={`${TEXT_ACTION} -mx-2 -my-3`}
            onClick={forget}
          >
            <Icon name="undo" />
            Descartar
          </Link>
        }
      />
      {question.dialog}
    </form>
  );
}
