/** Pixels of a picture, and the room around everything in it. */
export const CARD_WIDTH = 1080;
export const CARD_HEIGHT = 1350;
export const CARD_MARGIN = 48;
/** The line under the place, by which header and what stands below know each other. */
export const PLACE_LINE = 52;
/** Of the header without the place, and of the line at the bottom. */
const HEADER = 266;
const FOOTER = 76;

export type Box = { x: number; y: number; width: number; height: number };

/** What is left below a header with so many lines of the place. */
export function bodyOf(placeLines: number): Box {
  const y = HEADER + placeLines * PLACE_LINE;
  const width = CARD_WIDTH - 2 * CARD_MARGIN;
  return { x: CARD_MARGIN, y, width, height: CARD_HEIGHT - FOOTER - y };
}

/** Between two pixels an edge would be blurred. */
export function onPixels({ x, y, width, height }: Box): Box {
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.floor(width),
    height: Math.floor(height),
  };
}
