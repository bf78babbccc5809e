import { useRef, useState } from 'react';
import { toast } from '../../ui/toast/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';

/**
 * Panel with the message about the teams as it will arrive, and a button that copies it. If the browser refuses to
 * copy, the text is selected for copying by hand.
 */
export function MessagePanel({ message, onShared }: { message: string; onShared: () => void }) {
  const preview = useRef<HTMLPreElement>(null);
  const [refused, setRefused] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(message);
      setRefused(false);
      onShared();
      toast({ title: 'Copiado', description: 'Mensaje copiado al portapapeles', isEcho: true });
    } catch {
      setRefused(true);
      if (preview.current) window.getSelection()?.selectAllChildren(preview.current);
    }
  }

  return (
    <Panel
      title="Mensaje"
      className="grow"
      action={
        <Button variant="ghost" size="sm" onClick={() => void copy()}>
          <Icon name="copy" />
          Copiar mensaje
        </Button>
      }
    >
      <div role="alert">
        {refused && (
          <p className="mb-3 text-coin">
            El navegador no dejó copiar. El mensaje quedó seleccionado: mantenelo apretado y elegí
            Copiar.
          </p>
        )}
      </div>
      <pre ref={preview}>{message}</pre>
    </Panel>
  );
}
