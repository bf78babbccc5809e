import { share } from '../lib/share.ts';

/**
 * Type of the outcome of sharing. 'unavailable' means that this browser cannot share this content, so the caller offers
 * another way.
 */
export type ShareOutcome = Awaited<ReturnType<typeof share>>;
export type Picture = { canvas: HTMLCanvasElement; file: File };

export type PreparedShare = {
  /** Resolves with the picture once it is drawn, or with null if it cannot be drawn or was cancelled; never rejects. */
  picture: Promise<Picture | null>;
  /**
   * Opens the share sheet with the message, and with the picture if it is drawn by then and the browser accepts it.
   * Never rejects. Call it in the handler of a tap before any `await`, because browsers open the sheet only then.
   */
  share: () => Promise<ShareOutcome>;
  /** Cancels the drawing if it has not started. */
  drop: () => void;
};

/** Maximum time in milliseconds before the drawing begins, even if the browser is not idle. */
const BEGIN_MS = 400;

/**
 * Prepares a message and its picture before the tap that shares them, because drawing takes too long within the tap.
 * The picture is drawn as soon as the browser is idle.
 */
export function prepareShare({
  text,
  fileName,
  paint,
}: {
  text: string;
  fileName: string;
  /** Draws the picture. Rejects if the browser has no canvas or the code does not load. */
  paint: () => Promise<HTMLCanvasElement>;
}): PreparedShare {
  const wanted = new AbortController();
  let file: File | null = null;
  let isOpen = false;

  async function draw(): Promise<Picture | null> {
    await untilIdle();
    if (wanted.signal.aborted) return null;
    try {
      const canvas = await paint();
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
      if (!blob) return null;
      file = new File([blob], fileName, { type: 'image/png' });
      return { canvas, file };
    } catch (error) {
      console.info('La imagen no se pudo dibujar.', error);
      return null;
    }
  }

  async function open(): Promise<ShareOutcome> {
    if (isOpen) return 'cancelled';
    isOpen = true;
    const outcome = await share(shareable(text, file));
    isOpen = false;
    return outcome;
  }

  return { picture: draw(), share: open, drop: () => wanted.abort() };
}

function shareable(text: string, file: File | null): ShareData {
  if (!file) return { text };
  const both = { files: [file], text };
  return navigator.canShare?.(both) ? both : { text };
}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 0);
    else requestIdleCallback(() => resolve(), { timeout: BEGIN_MS });
  });
}
