import type { MatchMessage } from '@picadito/domain/parsing';
import { useState } from 'react';
import { useLazyDialog } from '../../forms/use-lazy-dialog.ts';
import { readClipboard } from '../../lib/share.ts';
import { useReadMessage } from '../../matches/message/use-read-message.ts';
import { describeError } from '../../sync/describe-error.ts';
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
  /** The text with which the dialog opens, and why it could not be read, if it could not; null while it is closed. */
  const [opened, setOpened] = useState<{ text: string; failure: string | null } | null>(null);

  async function paste(): Promise<void> {
    const text = (await readClipboard()) ?? '';
    let failure: string | null = null;
    try {
      const message = await read(text);
      if (message) return onRead(message);
    } catch (error) {
      failure = describeError(error);
    }
    await whenLoaded(() => setOpened({ text, failure }));
  }

  return {
    button: (
      <Button variant="ghost" size="sm" className="max-sm:grow" onClick={() => void paste()}>
        <Icon name="copy" />
        PEGAR MENSAJE
      </Button>
    ),
    dialog: Dialog && opened && (
      <Dialog
        copied={opened.text}
        failure={opened.failure}
        read={read}
        onRead={(message) => {
          setOpened(null);
          onRead(message);
        }}
        onClose={() => setOpened(null)}
      />
    ),
  };
}
