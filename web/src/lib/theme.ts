export type Theme = 'light' | 'dark';

/** Storage key of the chosen theme in local storage. Without a value the theme of the device applies. */
export const THEME_KEY = 'picadito-theme';

/** Applies a theme to the page, or the theme of the device if `theme` is null. */
export function showTheme(theme: string | null): void {
  document.documentElement.dataset['theme'] = theme ?? '';
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-theme]')) {
    const own = meta.dataset['theme'];
    meta.media = theme ? (own === theme ? 'all' : 'not all') : `(prefers-color-scheme:${own})`;
  }
}
