import { create } from 'zustand';

/**
 * Type of an event of Chromium that can prompt for the installation once. Other browsers offer the installation in
 * their menus.
 */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

/** State: the browser's offer to install the app, or null if there is none or it was used. */
export const useInstallOffer = create<{ offer: InstallOffer | null }>(() => ({ offer: null }));

/**
 * Listens for the browser's offer to install the app and stores it. Call this at start, because the event may fire soon
 * after the page has loaded.
 */
export function captureInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (offer) => {
    // The profile screen prompts later.
    offer.preventDefault();
    useInstallOffer.setState({ offer });
  });
}
