import { type Match, type MatchInput, MESSAGES } from '@picadito/domain';
import { useLocation } from 'wouter';
import { useCreateMatch, useIsCreatingMatch } from '../../matches/create-match.ts';
import { useMatches } from '../../matches/matches.ts';
import { browserTimeZone } from '../../lib/browser-time-zone.ts';
import { MATCH_FAILURES } from '../../matches/failures.ts';
import { paths } from '../../lib/paths.ts';
import { useSelectedList } from '../../players/lists/selected-list.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { matchChoices } from './chip-choices.ts';
import { MatchEditor } from './match-editor.tsx';
import { type MatchValues, NO_MATCH } from './match-form.ts';
import { newMatchResolver } from './match-rules.ts';
import { useMatchForm } from './use-match-form.ts';

/**
 * Form of a new match, which for a rematch begins with the values of the earlier match. After the match is created, the
 * screen that adds players follows.
 */
export function NewMatch({ rematch }: { rematch?: { match: Match; start: MatchValues } }) {
  const matches = useMatches();
  const createMatch = useCreateMatch();
  const saving = useIsCreatingMatch();
  const timeZone = rematch?.match.timeZone ?? browserTimeZone();
  const [, selectList] = useSelectedList();
  const [, navigate] = useLocation();
  const { form, formProps, refuse, today } = useMatchForm<MatchInput>({
    ...(rematch
      ? { draft: `rematch-${rematch.match.id}`, start: rematch.start, isChange: true }
      : { draft: 'match', start: NO_MATCH }),
    resolverOf: newMatchResolver,
    send: (match) => createMatch.mutateAsync({ ...match, timeZone }),
    saving,
    done: 'Partido creado correctamente',
    onSaved: ({ listId }) => {
      selectList(listId);
      navigate(paths.addPlayers);
    },
    failures: { action: MATCH_FAILURES.create, signedOut: MESSAGES.matchSignedOut },
  });
  const choices = matches.isPending ? null : matchChoices(matches.data ?? [], today);
  return (
    <Page
      title="Nuevo partido"
      lead="Cuándo, dónde y con quiénes. Después confirmás a los que van."
    >
      <MatchEditor
        form={form}
        formProps={formProps}
        refuse={refuse}
        today={today}
        choices={choices}
        button={
          <Button type="submit" loading={saving}>
            <Icon name="flag" />
            CREAR PARTIDO
          </Button>
        }
      />
    </Page>
  );
}
