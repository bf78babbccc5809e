import { type MatchInput, MESSAGES } from '@picadito/domain';
import { useLocation } from 'wouter';
import { useCreateMatch, useIsCreatingMatch } from '../../api/change-matches.ts';
import { browserTimeZone } from '../../lib/browser-time-zone.ts';
import { SCREEN } from '../../lib/failures.ts';
import { paths } from '../../lib/paths.ts';
import { useLastMatch } from '../../state/last-match.ts';
import { useSelectedList } from '../../state/selected-list.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { MatchEditor } from './match-editor.tsx';
import { NO_MATCH } from './match-form.ts';
import { useMatchForm } from './use-match-form.ts';

/** A new match, and on to its players. */
export function NewMatch() {
  const createMatch = useCreateMatch();
  const saving = useIsCreatingMatch();
  const [, setLastMatch] = useLastMatch();
  const [, selectList] = useSelectedList();
  const [, navigate] = useLocation();
  const { form, formProps, today } = useMatchForm<MatchInput>({
    draft: 'match',
    start: NO_MATCH,
    loadRules: async (day) => (await import('./match-rules.ts')).newMatchResolver(day),
    send: async (match) => {
      const { date, time, location, listId, isRecurring, recurringDay = null } = match;
      const fields = { date, time, location, listId, isRecurring, recurringDay };
      const created = await createMatch.mutateAsync({ ...fields, timeZone: browserTimeZone() });
      setLastMatch(created.id);
      return created;
    },
    saving,
    done: 'Partido creado correctamente',
    onSaved: ({ listId }) => {
      selectList(listId);
      navigate(paths.addPlayers);
    },
    failures: { action: SCREEN.createMatch, signedOut: MESSAGES.matchSignedOut },
  });
  return (
    <Page
      title="Nuevo partido"
      lead="Cuándo, dónde y con quiénes. Después confirmás a los que van."
    >
      <MatchEditor
        form={form}
        formProps={formProps}
        from={today}
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
