import { useEffect, useEffectEvent, useState } from 'react';
import { readClipboard } from '../../lib/read-clipboard.ts';

/** A copy may have to come from another device: by then one types, ms. */
const PATIENCE_MS = 200;

/**
 * Reads what was copied as the dialog opens, where the browser does that without asking and `isWanted`. True once that
 * is done, or has taken too long to wait for.
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

/** Whether reading what was copied asks nothing of the user; only some browsers tell. */
async function isClipboardGranted(): Promise<boolean> {
  try {
    const name = 'clipboard-read' as PermissionName;
    return (await navigator.permissions.query({ name })).state === 'granted';
  } catch {
    return false;
  }
}
