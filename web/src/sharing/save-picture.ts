import { saveFile } from '../lib/save-file.ts';
import { toast } from '../ui/toast/toasts.ts';
import type { Picture } from './prepare-share.ts';

/** Downloads a picture that cannot be shared. */
export function savePicture({ file }: Picture, onSaved?: () => void): void {
  saveFile(file.name, file);
  onSaved?.();
  toast({
    title: 'Imagen descargada',
    description: 'Buscala en tus descargas y mandala al grupo.',
  });
}
