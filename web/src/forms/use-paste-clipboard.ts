import { useEffect, useEffectEvent, useState } from 'react';
import { readClipboard } from '../lib/share.ts';

/**
 * Time in milliseconds for which the dialog waits for the clipboard, whose content may have to come from another
 * device.
 */
const PATIENCE_MS = 200;

/**
 * Reads the clipboard into `onPaste` when the dialog opens, if `isWanted` and if the browser allows it without a
 * prompt. Returns true while the dialog is open and the clipboard is no longer waited for.
 */
export function usePasteClipboard(
  isOpen: boolean,
  isWanted: boolean,
  onPaste: (copied: string) => void,
): boolean {
  const [isReady, setReady] = useState(false);
  const pasteIfGranted = useEffectEvent(async () => {
    if (!isWanted || !(await isClipboardGranted())) return;
    const copied = await readClipboard();
    if (copied) onPaste(copied);
  });
  useEffect(() => {
    if (!isOpen) return;
    void Promise.race([pasteIfGranted(), patience()]).then(() => setReady(true));
    return () => setReady(false);
  }, [isOpen]);
  return isReady;
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}

/** Tells whether the clipboard can be read without a prompt; false in browsers that do not report this permission. */
async function isClipboardGranted(): Promise<boolean> {
  try {
    const name = 'clipboard-read' as PermissionName;
    return (await navigator.permissions.query({ name })).state === 'granted';
  } catch {
    return false;
  }
}
