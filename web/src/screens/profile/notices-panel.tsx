import { canGetNotices } from '../../notices/push-subscription.ts';
import {
  BLOCKED,
  NoticesNotAllowed,
  useNoticesHere,
  useSetNotices,
} from '../../notices/notices.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { HelpedLists } from './notices-of-helped-lists.tsx';
import { toast, toastError } from '../../ui/toast/toasts.ts';
import { ACCOUNT_FAILURES } from '../../account/account.ts';

const TITLE = 'Avisos en este dispositivo';
const REFUSED = 'Este navegador no pudo activar los avisos. Probá de nuevo, o con otro navegador.';
const NEVER = 'Este navegador no puede recibir avisos. Probá con otro, o sin modo incógnito.';
const ONCE_INSTALLED =
  'Para recibir avisos, agregá Picadito a tu inicio: tocá Compartir y después «Agregar a inicio». Abrilo desde ahí y activalos acá.';

/** Panel that turns notices to this browser on and off, or explains why this browser cannot receive them. */
export function NoticesPanel() {
  if (canGetNotices()) return <Notices />;
  return (
    <Panel title={TITLE}>
      <p>{isInstallable() ? ONCE_INSTALLED : NEVER}</p>
    </Panel>
  );
}

/**
 * Returns whether the page runs in a browser tab on an iPhone or iPad, where only the installed app can get notices.
 * Only browsers of these devices have the property `standalone`.
 */
function isInstallable(): boolean {
  return (navigator as { standalone?: boolean }).standalone === false;
}

function Notices() {
  const { data: state, isError, refetch } = useNoticesHere();
  const setting = useSetNotices();
  if (state === undefined)
    return (
      <Panel title={TITLE}>
        {isError ? (
          <LoadError onRetry={() => void refetch()}>{ACCOUNT_FAILURES.loadNotices}</LoadError>
        ) : (
          <Loading />
        )}
      </Panel>
    );

  async function set(isOn: boolean): Promise<void> {
    try {
      await setting.mutateAsync(isOn);
      const description = isOn ? 'Te avisamos en este dispositivo.' : 'No te avisamos más acá.';
      toast({ title: 'Listo', description });
    } catch (error) {
      toastError(sentenceOf(error));
    }
  }

  return (
    <Panel title={TITLE}>
      <p className="flex items-center gap-2">
        {state === 'on' && <Icon name="check" className="text-grass" />}
        {state === 'blocked' ? BLOCKED : SENTENCES[state]}
      </p>
      {state !== 'blocked' && (
        <Button
          variant="ghost"
          className="mt-4"
          loading={setting.isPending}
          onClick={() => void set(state === 'off')}
        >
          <Icon name="megaphone" />
          {state === 'on' ? 'No avisarme más acá' : 'Avisarme acá'}
        </Button>
      )}
      {state === 'on' && <HelpedLists />}
    </Panel>
  );
}

function sentenceOf(error: unknown): string {
  if (error instanceof NoticesNotAllowed) return error.message;
  // The browser throws a `DOMException` when its push service refuses the subscription.
  if (error instanceof DOMException) return REFUSED;
  return failureSentence(error, { action: ACCOUNT_FAILURES.notices });
}

const SENTENCES = {
  on: 'Este dispositivo recibe avisos de tus partidos.',
  off: 'Enterate cuando alguien se baja, cuando ya están todos y cuando falta poco. Pocos por partido.',
} as const;
