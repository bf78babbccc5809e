import { create } from 'zustand';

/** Describes an event of Chromium that can prompt for the installation once. Other browsers offer it in their menus. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

/** Holds the browser's offer to install the app, or null if there is none or it was used. */
export const useInstallOffer = create<{ offer: InstallOffer | null }>(() => ({ offer: null }));

/** Stores the offer when it comes. Call it at start, because the event comes once, soon after the page has loaded. */
export function captureInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (offer) => {
    // The profile screen prompts later.
    offer.preventDefault();
    useInstallOffer.setState({ offer });
  });
}
