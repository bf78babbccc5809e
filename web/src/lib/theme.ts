export type Theme = 'light' | 'dark';

/** In local storage; without it the device decides. */
export const THEME_KEY = 'picadito-theme';

/** Shows a theme, or that of the device. */
export function showTheme(theme: string | null): void {
  document.documentElement.dataset['theme'] = theme ?? '';
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-theme]')) {
    const own = meta.dataset['theme'];
    meta.media = theme ? (own === theme ? 'all' : 'not all') : `(prefers-color-scheme:${own})`;
  }
}
