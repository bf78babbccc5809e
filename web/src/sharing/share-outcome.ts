import { type share, saveFile } from '../lib/share.ts';
import { toast } from '../ui/toast/toasts.ts';
import type { Picture } from './prepare-share.ts';

type ShareOutcome = Awaited<ReturnType<typeof share>>;

/**
 * Shows a toast with the reason if nothing was shared. `refused` is the part of the toast that says what to do instead.
 */
export function toastShareOutcome(outcome: ShareOutcome, refused: string): void {
  if (outcome === 'cancelled') {
    const description = 'Cerraste el menú sin mandarlo. No se perdió nada: sigue acá.';
    toast({ title: 'No se compartió', description, tone: 'info' });
  }
  if (outcome === 'unavailable') {
    const description = `Tu teléfono no abrió el menú de compartir. ${refused}`;
    toast({ title: 'No se abrió', description, tone: 'info' });
  }
}

/** Downloads a picture that cannot be shared. `isCopied` is true if its message is on the clipboard. */
export function savePicture({ file }: Picture, onSaved?: () => void, isCopied = false): void {
  saveFile(file.name, file);
  onSaved?.();
  const copied = isCopied ? ' El mensaje quedó copiado: pegalo con ella.' : '';
  toast({
    title: 'Imagen descargada',
    description: `Buscala en tus descargas y mandala al grupo.${copied}`,
  });
}
