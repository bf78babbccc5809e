import type { SVGProps } from 'react';

/** The product's ball on the icons' 24 px grid: the mark of the logo, of waiting and of empty states. */
export function PixelBall(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg" {...props}>
      <path
        fill="currentColor"
        d="M8 0h8v2h4v2h2v4h2v8h-2v4h-2v2h-4v2H8v-2H4v-2H2v-4H0V8h2V4h2V2h4z"
      />
      <path
        fill="var(--color-void)"
        d="M10 8h4v2h2v4h-2v2h-4v-2H8v-4h2zM10 2h4v2h-4zM2 10h2v4H2zM20 10h2v4h-2zM4 18h2v-2h2v2H6v2H4zM20 18h-2v-2h-2v2h2v2h2zM6 6h2v2H6zM16 6h2v2h-2zM10 20h4v2h-4z"
      />
    </svg>
  );
}
