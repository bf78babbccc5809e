/** Width of a picture in pixels. CARD_HEIGHT is its height, and CARD_MARGIN the margin around its content. */
export const CARD_WIDTH = 1080;
export const CARD_HEIGHT = 1350;
export const CARD_MARGIN = 48;
/**
 * Height in pixels of one line of the match's place in the header. A place may take several lines and moves the content
 * down.
 */
export const PLACE_LINE = 52;
/** Height in pixels of the header without the lines of the place. FOOTER is the height of the line at the bottom. */
const HEADER = 266;
const FOOTER = 76;

export type Box = { x: number; y: number; width: number; height: number };

/** Returns the box for the content of a picture, below a header in which the place takes `placeLines` lines. */
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
