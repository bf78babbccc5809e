import { showTheme, THEME_KEY } from '../../lib/theme.ts';

/* A script of its own in the head of the pages: the chosen theme is there before the first paint (docs/decisions/214). */
try {
  showTheme(localStorage.getItem(THEME_KEY));
} catch {
  // storage is refused: the device decides
}
