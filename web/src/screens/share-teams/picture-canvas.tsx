import { useEffect, useRef } from 'react';
import type { Picture } from '../../sharing/prepare-share.ts';

/** The picture that will be shared, as large as the file: the page's policy shows drawings, not files. */
export function PictureCanvas({ picture, className }: { picture: Picture; className: string }) {
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
      aria-label="Imagen de los equipos"
      className={className}
    />
  );
}
