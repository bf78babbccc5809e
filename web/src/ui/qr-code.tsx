import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Width of the light border that a camera needs around the code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * Renders a QR code in black on white in both themes. `isBordered` adds the quiet zone, for a code that is not on a
 * white surface.
 */
export function QrCode({
  value,
  label,
  level,
  isBordered = false,
}: {
  value: string;
  label: string;
  level: 'L' | 'M';
  isBordered?: boolean;
}) {
  const errors = correction[level];
  const code = generate(value, { minCorrectionLevel: errors, maxCorrectionLevel: errors });
  const border = isBordered ? QUIET_ZONE : 0;
  const side = code.size + 2 * border;
  return (
    <svg
      role="img"
      aria-label={label}
      width={200}
      height={200}
      viewBox={`${-border} ${-border} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-border} y={-border} width={side} height={side} fill="#ffffff" />
      <path d={toSvgPath(code)} fill="#000000" fillRule="evenodd" />
    </svg>
  );
}
