/** Names of the drawings in icons.svg. All screens share that file, so that no drawing is part of the JavaScript. */
export const ICON_NAMES = [
  'arrow-right',
  'back',
  'ball',
  'calendar',
  'check',
  'check-double',
  'clock',
  'close',
  'coin',
  'contact',
  'copy',
  'crown',
  'diagnose',
  'down',
  'download',
  'edit',
  'external-link',
  'eye',
  'fire',
  'flag',
  'google',
  'grip',
  'history',
  'home',
  'hourglass',
  'info',
  'left',
  'list',
  'lock',
  'logout',
  'medal',
  'megaphone',
  'menu',
  'minus',
  'more',
  'pause',
  'percent',
  'pin',
  'play',
  'plus',
  'qr',
  'reload',
  'repeat',
  'right',
  'save',
  'scale',
  'search',
  'shirt',
  'shuffle',
  'sofa',
  'star',
  'trash',
  'trophy',
  'undo',
  'user',
  'user-plus',
  'users',
  'warning',
  'whatsapp',
] as const;

export type IconName = (typeof ICON_NAMES)[number];

/**
 * Shows a decorative pixel icon. Its grid is 24 px, so that `size` should be a multiple of 12. Screen readers skip it;
 * the text next to it has the meaning.
 */
export function Icon({
  name,
  size = 24,
  className,
}: {
  name: IconName;
  size?: number;
  className?: string;
}) {
  return (
    <svg
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      shapeRendering="crispEdges"
      className={`shrink-0 ${className ?? ''}`}
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
