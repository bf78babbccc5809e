import { useEffect, useEffectEvent, useState } from 'react';
import { readClipboard } from '../../lib/read-clipboard.ts';

/** Limits, in milliseconds, how long the dialog waits for the clipboard, which may have to come from another device. */
const PATIENCE_MS = 200;

/**
 * Reads the clipboard when the dialog opens, if the browser allows that without a prompt and `isWanted`. Returns true
 * once the read is done or has taken too long.
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

/** Tells whether the clipboard can be read without a prompt; false in browsers that do not say. */
async function isClipboardGranted(): Promise<boolean> {
  try {
    const name = 'clipboard-read' as PermissionName;
    return (await navigator.permissions.query({ name })).state === 'granted';
  } catch {
    return false;
  }
}
