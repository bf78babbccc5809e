/** Holds the size of a picture in pixels, and the margin around its content. */
export const CARD_WIDTH = 1080;
export const CARD_HEIGHT = 1350;
export const CARD_MARGIN = 48;
/** Holds the height of one line of the place, which the header and the content below share. */
export const PLACE_LINE = 52;
/** Holds the heights of the header without the place, and of the line at the bottom. */
const HEADER = 266;
const FOOTER = 76;

export type Box = { x: number; y: number; width: number; height: number };

/** Returns the box below a header in which the place takes this many lines. */
export function bodyOf(placeLines: number): Box {
  const y = HEADER + placeLines * PLACE_LINE;
  const width = CARD_WIDTH - 2 * CARD_MARGIN;
  return { x: CARD_MARGIN, y, width, height: CARD_HEIGHT - FOOTER - y };
}

/** Returns the box on whole pixels, because an edge between two pixels would be blurred. */
export function onPixels({ x, y, width, height }: Box): Box {
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.floor(width),
    height: Math.floor(height),
  };
}
