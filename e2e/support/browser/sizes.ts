export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
/** Window size of a phone in landscape, which is wide enough for the layout of wide screens. */
export const LANDSCAPE = { width: 844, height: 390 };
export const SMALL_PHONE = { width: 320, height: 568 };
