import { pathOf, SIGN_IN } from '@picadito/domain';

const SIZE = { width: 480, height: 680 };
const PHONE = '(pointer: coarse), (width < 768px)';

let popup: Window | null = null;

/** Where to sign in at the provider: in a popup, or in this window. */
export function signInAddress(mode: 'popup' | 'redirect'): string {
  return pathOf(SIGN_IN.begin, {}, { mode });
}

/** Phones leave the page for the provider; where there is a mouse a popup comes first. */
export function prefersRedirect(): boolean {
  return window.matchMedia(PHONE).matches;
}

/** Opens the sign-in popup in the middle of this window; null when the browser blocks it. */
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

/** Whether the attempt of this page went by popup. It may look closed while the provider cuts the tie. */
export function isPopupAttempt(): boolean {
  return popup !== null;
}

export function isPopupOpen(): boolean {
  return popup !== null && !popup.closed;
}
