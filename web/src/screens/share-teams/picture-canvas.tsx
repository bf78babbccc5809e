import { useEffect, useRef } from 'react';
import type { Picture } from '../../sharing/share-line-up.ts';

/** The picture that will be shared, `width` pixels wide: the page's policy shows drawings, not files. */
export function PictureCanvas({
  picture,
  width,
  className,
}: {
  picture: Picture;
  width: number;
  className: string;
}) {
  const ref = useRef<HTMLCanvasElement>(null);
  const { canvas } = picture;
  const height = Math.round((width * canvas.height) / canvas.width);
  useEffect(() => {
    const brush = ref.current?.getContext('2d');
    if (!brush) return;
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(canvas, 0, 0, width, height);
  }, [canvas, width, height]);
  return (
    <canvas
      ref={ref}
      width={width}
      height={height}
      role="img"
      aria-label="Imagen de los equipos"
      className={className}
    />
  );
}
