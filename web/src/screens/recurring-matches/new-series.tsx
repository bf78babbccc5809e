import { FormProvider } from 'react-hook-form';
import type { Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SeriesFields } from './series-fields.tsx';
import { useSeriesForm } from './use-series-form.ts';

/** Shows the form of a new weekly match. Phones show it below the list, which organisers usually come to see. */
export function NewSeries({ ref }: { ref?: Ref<HTMLFormElement> }) {
  const { form, formProps, refuse, timeZone, usual, creating } = useSeriesForm();
  return (
    <form {...formProps} ref={ref} className="flex flex-col gap-4 roomy:gap-3">
      <Panel title="Nuevo partido recurrente">
        <FormProvider {...form}>
          <SeriesFields {...{ form, refuse, timeZone, usual }} />
        </FormProvider>
      </Panel>
      <div data-wide-action>
        <Button type="submit" loading={creating}>
          <Icon name="repeat" />
          CREAR RECURRENTE
        </Button>
      </div>
    </form>
  );
}
