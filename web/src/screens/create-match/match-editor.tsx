import type { Match } from '@picadito/domain';
import type { ComponentProps, ReactNode } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { StickyAction } from '../../ui/sticky-action.tsx';
import type { MatchChoices } from './chip-choices.ts';
import { MatchFields } from './match-fields.tsx';
import type { MatchForm, Refuse } from './match-form.ts';
import { MatchPreview } from './match-preview.tsx';

/**
 * Form of a match with its fields, a live preview and the submit button. `escape` is a link that leaves the form
 * without saving.
 */
export function MatchEditor<Sent>({
  form,
  formProps,
  refuse,
  today,
  match = null,
  choices = null,
  button,
  escape,
}: {
  form: MatchForm<Sent>;
  formProps: ComponentProps<'form'>;
  refuse: Refuse;
  /** Today's date for the organiser, YYYY-MM-DD. */
  today: string;
  /** The match to edit; null for a new match. */
  match?: Match | null;
  choices?: MatchChoices | null;
  button: ReactNode;
  escape?: ReactNode;
}) {
  return (
    <form {...formProps}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,560px)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <Panel title="Datos del partido" action={escape}>
            <MatchFields
              form={form}
              refuse={refuse}
              today={today}
              match={match}
              choices={choices}
            />
          </Panel>
          <StickyAction>{button}</StickyAction>
        </div>
        <div className="lg:sticky lg:top-6">
          <MatchPreview form={form} status={match?.status ?? 'pendiente'} />
        </div>
      </div>
    </form>
  );
}
