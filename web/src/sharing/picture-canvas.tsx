import { useEffect, useRef } from 'react';
import type { Picture } from './prepare-share.ts';

/**
 * Shows a picture with the pixels of the file that is shared. It is drawn on a canvas, because the content security
 * policy of the page allows no images from `blob:` addresses.
 */
export function PictureCanvas({
  picture,
  label,
  className,
}: {
  picture: Picture;
  label: string;
  className: string;
}) {
  const ref = useRef<HTMLCanvasElement>(null);
  const { canvas } = picture;
  useEffect(() => {
    ref.current?.getContext('2d')?.drawImage(canvas, 0, 0);
  }, [canvas]);
  return (
    <canvas
      ref={ref}
      width={canvas.width}
      height={canvas.height}
      role="img"
      aria-label={label}
      className={className}
    />
  );
}
