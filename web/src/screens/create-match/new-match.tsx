import { type Match, type MatchInput, MESSAGES } from '@picadito/domain';
import { useLocation } from 'wouter';
import { useCreateMatch } from '../../matches/create-match.ts';
import { useIsCreatingMatch } from '../../matches/last-match.ts';
import { startOf } from '../../matches/next-match.ts';
import { useMatches } from '../../matches/matches.ts';
import { useIsCreatingList } from '../../players/lists/creating-list.ts';
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
import { useMatchForm } from './use-match-form.ts';

/** Where the new match is next; they do without its id until it has one. */
const NEXT = [paths.addPlayers, paths.confirmAttendance()] as const;

/** A new match, or a match again with changes, and on to its players. */
export function NewMatch({ rematch }: { rematch?: { match: Match; start: MatchValues } }) {
  const matches = useMatches();
  const createMatch = useCreateMatch();
  const saving = useIsCreatingMatch();
  const isListUnsaved = useIsCreatingList();
  const timeZone = rematch?.match.timeZone ?? browserTimeZone();
  const [, selectList] = useSelectedList();
  const [, navigate] = useLocation();
  const { form, formProps, refuse, today } = useMatchForm<MatchInput>({
    ...(rematch
      ? { draft: `rematch-${rematch.match.id}`, start: rematch.start, isChange: true }
      : { draft: 'match', start: NO_MATCH }),
    loadRules: async (day) => (await import('./match-rules.ts')).newMatchResolver(day),
    send: (match) => createMatch.mutateAsync({ ...match, timeZone }),
    saving,
    done: 'Partido creado correctamente',
    next: (match) => {
      selectList(match.listId);
      // players who are added to the list join a match that has started by its id
      return startOf({ ...match, timeZone }) > Date.now() ? NEXT : null;
    },
    onSaved: () => navigate(paths.addPlayers),
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
          <Button type="submit" loading={saving || isListUnsaved}>
            <Icon name="flag" />
            CREAR PARTIDO
          </Button>
        }
      />
    </Page>
  );
}
