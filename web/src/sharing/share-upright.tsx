import { useState } from 'react';
import { canShareFile } from '../lib/share.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast/toasts.ts';
import type { PreparedShare } from './prepare-share.ts';
import { savePicture, toastShareOutcome } from './share-outcome.ts';

/**
 * Button that shares the upright picture of a result, or downloads it where the browser cannot share it. The picture is
 * drawn on demand, because few organisers need it; browsers open the share sheet also some seconds after the tap.
 */
export function ShareUpright({ prepare }: { prepare: () => PreparedShare }) {
  const [isDrawing, setDrawing] = useState(false);

  async function share() {
    setDrawing(true);
    const upright = prepare();
    const picture = await upright.picture;
    setDrawing(false);
    if (!picture) {
      toast({
        title: 'No se pudo',
        description: 'Este navegador no dibujó la imagen.',
        tone: 'bad',
      });
      return;
    }
    const outcome = canShareFile(picture.file) ? await upright.share() : 'unavailable';
    if (outcome === 'unavailable') savePicture(picture);
    else toastShareOutcome(outcome, '');
  }

  return (
    <Button variant="ghost" loading={isDrawing} onClick={() => void share()}>
      <Icon name="external-link" />
      Para historias
    </Button>
  );
}
