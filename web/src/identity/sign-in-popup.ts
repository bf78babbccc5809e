import { pathOf, SIGN_IN } from '@picadito/domain';

const SIZE = { width: 480, height: 680 };
const PHONE = '(pointer: coarse), (width < 768px)';

let popup: Window | null = null;

/** Returns the address that starts the sign-in at the provider in a popup or in this window. */
export function signInAddress(mode: 'popup' | 'redirect'): string {
  return pathOf(SIGN_IN.begin, {}, { mode });
}

/** Returns whether the sign-in should leave the page instead of opening a popup, as it does on phones. */
export function prefersRedirect(): boolean {
  return window.matchMedia(PHONE).matches;
}

/** Opens the sign-in popup in the middle of this window. Returns null if the browser blocks it. */
export function openSignInPopup(): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - SIZE.width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - SIZE.height) / 2);
  popup = window.open(
    signInAddress('popup'),
    'picadito-sign-in',
    `popup,width=${SIZE.width},height=${SIZE.height},left=${left},top=${top}`,
  );
  return popup;
}

/**
 * Tells whether this page opened a popup for its attempt. The popup may seem closed while it shows the provider, whose
 * opener policy separates the windows.
 */
export function isPopupAttempt(): boolean {
  return popup !== null;
}

export function isPopupOpen(): boolean {
  return popup !== null && !popup.closed;
}
