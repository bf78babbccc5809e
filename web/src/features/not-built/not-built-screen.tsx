import { useLocation } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { comingScreen } from './coming-screens.ts';

/** A screen that this version does not have yet, said honestly. */
export function NotBuiltScreen() {
  const [path] = useLocation();
  const { title, promise } = comingScreen(path);
  return (
    <Page title={title} narrow>
      <Panel className="flex flex-col items-center gap-5 py-10 text-center">
        <Icon name="hourglass" size={72} className="text-coin" />
        <p className="font-display text-d2 tracking-wide text-coin">Llega en la próxima versión</p>
        <p className="max-w-[42ch]">
          {promise} Todavía no está en esta versión de Picadito: la estamos armando.
        </p>
        <ButtonLink href={paths.home}>
          <Icon name="home" />
          Volver al inicio
        </ButtonLink>
      </Panel>
    </Page>
  );
}
