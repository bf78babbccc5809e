import { canShareFile, copyText } from '../../lib/share.ts';
import type { Picture, PreparedShare } from '../../sharing/prepare-share.ts';
import { savePicture, toastShareOutcome } from '../../sharing/share-outcome.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toasts.ts';

/**
 * Button that shares the picture of a line-up and copies its message, because some apps send a picture without its
 * text. Where the browser cannot share a picture, the button downloads it. It is absent if the picture cannot be drawn.
 */
export function SharePicture({
  prepared,
  picture,
  message,
  asksFirst,
  onShared,
}: {
  /** Undefined until the share has been prepared. */
  prepared: PreparedShare | undefined;
  picture: Picture | null | undefined;
  message: string;
  /**
   * Asks the organiser before sharing if a team is empty, and returns whether it asks. If it asks, it calls `share`
   * after a yes; if not, the caller shares.
   */
  asksFirst: (share: () => void) => boolean;
  onShared: () => void;
}) {
  async function share() {
    if (!prepared || !picture) return;
    // Browsers copy and open the share sheet only in a tap's handler, so nothing is awaited before.
    const copying = copyText(message);
    const sharing = canShareFile(picture.file) ? prepared.share() : 'unavailable';
    const isCopied = await copying;
    if (isCopied && sharing !== 'unavailable') {
      toast({ title: 'Mensaje copiado', description: 'Si no sale con la imagen, pegalo.' });
    }
    const outcome = await sharing;
    if (outcome === 'shared') onShared();
    if (outcome === 'unavailable') savePicture(picture, onShared, isCopied);
    else toastShareOutcome(outcome, '');
  }

  if (picture === null) return null;
  return (
    <Button
      variant="ghost"
      loading={!picture}
      onClick={() => asksFirst(() => void share()) || void share()}
    >
      Compartir imagen
    </Button>
  );
}
