import { create } from 'zustand';

/** Chromium's event; other browsers offer installation in their menus. It can prompt once. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

/** The browser's offer to install the app; null if there is none, or it was used. */
export const useInstallOffer = create<{ offer: InstallOffer | null }>(() => ({ offer: null }));

/** Call at start: the event comes once, soon after the page has loaded. */
export function captureInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (offer) => {
    // the profile screen prompts later
    offer.preventDefault();
    useInstallOffer.setState({ offer });
  });
}
