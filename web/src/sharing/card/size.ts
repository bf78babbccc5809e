/** Width of a picture in pixels. CARD_HEIGHT is its height, and CARD_MARGIN the margin around its content. */
export const CARD_WIDTH = 1080;
export const CARD_HEIGHT = 1350;
export const CARD_MARGIN = 48;
/**
 * Height in pixels of an upright picture, which fills the screen of a phone, and of the parts at its top and bottom
 * that apps cover with their own controls.
 */
export const UPRIGHT_HEIGHT = 1920;
export const UPRIGHT_COVER = 160;
/** Height in pixels of an upright picture without the parts that apps cover. */
export const UPRIGHT_INNER_HEIGHT = UPRIGHT_HEIGHT - 2 * UPRIGHT_COVER;
/**
 * Height in pixels of one line of the match's place in the header. A place may take several lines and moves the content
 * down.
 */
export const PLACE_LINE = 52;
/** Height in pixels of the header without the lines of the place. FOOTER is the height of the line at the bottom. */
const HEADER = 266;
const FOOTER = 76;

export type Box = { x: number; y: number; width: number; height: number };

/**
 * Returns the box for the content of a picture of this height, below a header in which the place takes `placeLines`
 * lines.
 */
export function bodyOf(placeLines: number, pictureHeight = CARD_HEIGHT): Box {
  const y = HEADER + placeLines * PLACE_LINE;
  const width = CARD_WIDTH - 2 * CARD_MARGIN;
  return { x: CARD_MARGIN, y, width, height: pictureHeight - FOOTER - y };
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
