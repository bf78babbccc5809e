import { Fragment, type Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StickyAction } from '../../ui/sticky-action.tsx';
import { useIsRoomy } from '../../ui/use-is-wide.ts';
import { SeriesFields } from './series-fields.tsx';
import { useSeriesForm } from './use-series-form.ts';

/** Day, time, place: and from then on a match every week. */
export function NewSeries({ ref }: { ref?: Ref<HTMLFormElement> }) {
  const { form, formProps, refuse, timeZone, creating } = useSeriesForm();
  // phones come to see the list, and have the form below it
  const Action = useIsRoomy() ? StickyAction : Fragment;
  return (
    <form {...formProps} ref={ref} className="flex flex-col gap-4">
      <Panel title="Nuevo partido recurrente">
        <SeriesFields form={form} refuse={refuse} timeZone={timeZone} />
      </Panel>
      <Action>
        <Button type="submit" loading={creating}>
          <Icon name="repeat" />
          CREAR RECURRENTE
        </Button>
      </Action>
    </form>
  );
}
