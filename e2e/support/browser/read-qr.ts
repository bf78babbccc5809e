import type { Page } from '@playwright/test';
import jsqr from 'jsqr';

/**
 * Returns the text of the QR code on the page; undefined if it cannot be read. Decodes a screenshot, as another phone's
 * camera would.
 */
export async function readQr(page: Page): Promise<string | undefined> {
  const button = page.getByRole('button', { name: 'Ampliar el código QR' });
  await button.scrollIntoViewIfNeeded();
  const png = await button.screenshot({ scale: 'css' });
  const { data, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width * 3, bitmap.height * 3);
    const drawing = canvas.getContext('2d');
    if (!drawing) throw new Error('no canvas');
    drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const image = drawing.getImageData(0, 0, canvas.width, canvas.height);
    // Playwright transfers a byte array as a whole, and an array of numbers one by one.
    return { data: new Uint8Array(image.data), width: image.width, height: image.height };
  }, png.toString('base64'));
  return jsqr.default(new Uint8ClampedArray(data), width, height)?.data;
}
