import { toast } from '../ui/toast/toasts.ts';

/**
 * Copies an address to the clipboard. If the browser refuses, the text of `element` is selected for copying by hand.
 */
export async function copyLink(
  address: string,
  element: HTMLElement | null,
  description: string,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: 'Copiado', description, isEcho: true });
  } catch {
    if (element) window.getSelection()?.selectAllChildren(element);
    toast({ title: 'Copialo a mano', description: 'Quedó seleccionado.', tone: 'info' });
  }
}
