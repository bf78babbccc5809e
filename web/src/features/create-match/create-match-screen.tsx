import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StickyAction } from '../../ui/sticky-action.tsx';
import { MatchFields } from './match-fields.tsx';
import { MatchPreview } from './match-preview.tsx';
import { useMatchForm } from './use-match-form.ts';

/** product.md §2 "Create match". */
export function CreateMatchScreen() {
  const { form, submit, today, creating } = useMatchForm();
  return (
    <Page
      title="Nuevo partido"
      lead="Cuándo, dónde y con quiénes. Después confirmás a los que van."
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event);
        }}
      >
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,560px)_minmax(0,1fr)]">
          <Panel title="Datos del partido">
            <MatchFields form={form} today={today} />
          </Panel>
          <div className="lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <MatchPreview form={form} />
          </div>
          <StickyAction>
            <Button type="submit" loading={creating}>
              <Icon name="flag" />
              CREAR PARTIDO
            </Button>
          </StickyAction>
        </div>
      </form>
    </Page>
  );
}
