import type { Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SeriesFields } from './series-fields.tsx';
import { useSeriesForm } from './use-series-form.ts';

/** Day, time, place: and from then on a match every week. */
export function NewSeries({ ref }: { ref?: Ref<HTMLFormElement> }) {
  const { form, formProps, refuse, timeZone, creating } = useSeriesForm();
  return (
    <Panel title="Nuevo partido recurrente">
      <form {...formProps} ref={ref} className="flex flex-col gap-6">
        <SeriesFields form={form} refuse={refuse} timeZone={timeZone} />
        <Button type="submit" loading={creating}>
          <Icon name="repeat" />
          CREAR RECURRENTE
        </Button>
      </form>
    </Panel>
  );
}
