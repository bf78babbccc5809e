import type { MatchMessage } from '@picadito/domain/parsing';
import { useState } from 'react';
import { useLazyDialog } from '../../forms/use-lazy-dialog.ts';
import { readClipboard } from '../../lib/share.ts';
import { useReadMessage } from '../../matches/message/use-read-message.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

const loadDialog = () => import('./message-dialog.tsx').then((code) => code.MessageDialog);

/**
 * Returns the `button` that reads a message from the clipboard, and a `dialog`, which takes the message if the browser
 * does not allow it or if the text says nothing about a match. The dialog has a form of its own, so that it belongs
 * outside the form of the match.
 */
export function usePasteMessage(onRead: (message: MatchMessage) => void) {
  const { read } = useReadMessage();
  const { Dialog, whenLoaded } = useLazyDialog(loadDialog);
  /** The text with which the dialog opens; null while it is closed. */
  const [copied, setCopied] = useState<string | null>(null);

  async function paste(): Promise<void> {
    const text = await readClipboard();
    const message = text === null ? null : await read(text).catch(() => null);
    if (message) onRead(message);
    else await whenLoaded(() => setCopied(text ?? ''));
  }

  return {
    button: (
      <Button variant="ghost" size="sm" onClick={() => void paste()}>
        <Icon name="copy" className="max-sm:hidden" />
        PEGAR MENSAJE
      </Button>
    ),
    dialog: Dialog && copied !== null && (
      <Dialog
        copied={copied}
        read={read}
        onRead={(message) => {
          setCopied(null);
          onRead(message);
        }}
        onClose={() => setCopied(null)}
      />
    ),
  };
}
