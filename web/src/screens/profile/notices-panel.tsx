import { canGetNotices } from '../../lib/push-subscription.ts';
import { NoticesBlocked, useNoticesHere, useSetNotices } from '../../notices/notices.ts';
import { failureSentence } from '../../sync/failure-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { toast, toastError } from '../../ui/toast/toasts.ts';
import { ACCOUNT_FAILURES } from './failures.ts';

const BLOCKED =
  'Este navegador tiene bloqueados los avisos de Picadito. Permitilos en sus ajustes y volvé.';

/** Notices to this browser, where it can get them. */
export function NoticesPanel() {
  return canGetNotices() ? <Notices /> : null;
}

function Notices() {
  const { data: state } = useNoticesHere();
  const setting = useSetNotices();
  if (state === undefined) return null;

  async function set(isOn: boolean): Promise<void> {
    try {
      await setting.mutateAsync(isOn);
      const description = isOn ? 'Te avisamos en este dispositivo.' : 'No te avisamos más acá.';
      toast({ title: 'Listo', description });
    } catch (error) {
      const sentence = failureSentence(error, { action: ACCOUNT_FAILURES.notices });
      toastError(error instanceof NoticesBlocked ? BLOCKED : sentence);
    }
  }

  return (
    <Panel title="Avisos en este dispositivo">
      <p>{state === 'blocked' ? BLOCKED : SENTENCES[state]}</p>
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
    </Panel>
  );
}

const SENTENCES = {
  on: 'Este dispositivo recibe avisos de tus partidos.',
  off: 'Enterate cuando alguien se baja, cuando ya están todos y cuando falta poco. Pocos por partido.',
} as const;
