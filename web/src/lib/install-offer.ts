import { create } from 'zustand';

/** Chromium's; other browsers have their own ways, in their menus. It is good for one question. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

/** The browser's offer to install the app; null where it makes none, or no more. */
export const useInstallOffer = create<{ offer: InstallOffer | null }>(() => ({ offer: null }));

/** The offer comes once, soon after the page: whoever hears of it later has missed it. */
export function hearInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (offer) => {
    // asked in the profile, not over the screen that he came for
    offer.preventDefault();
    useInstallOffer.setState({ offer });
  });
}
