import { showTheme, THEME_KEY } from '../../lib/theme.ts';

/* This script in the head of the pages sets the chosen theme before the first paint. */
try {
  showTheme(localStorage.getItem(THEME_KEY));
} catch {
  // The browser denies access to its storage. The theme of the device then applies.
}
