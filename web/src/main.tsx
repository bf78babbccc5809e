import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { refreshSession } from './identity/session.ts';
import { App } from './app/app.tsx';
import { preloadScreen } from './app/screens.ts';
import { readFirstView } from './sync/cache/first-view.ts';
import { shieldControlsOfApp } from './lib/shield-new-controls.ts';
import { placeIcons } from './ui/place-icons.ts';
import { mountToaster } from './ui/toast/toaster.ts';
import './styles/index.css';

// Built pages have this script in their head; the development server does not add it.
if (import.meta.env.DEV) void import('./app/theme/main.ts');

// These start before React renders, because they need no React: the data and the code of the screen, and the icons.
readFirstView();
void refreshSession();
preloadScreen(window.location.pathname);
placeIcons();
mountToaster();
shieldControlsOfApp();
// The first use of a time zone takes a phone 0.1 s. Here it runs while the session request is under way.
setTimeout(() => new Intl.DateTimeFormat());

// `back-closes.ts` replaces this handler. Assigning the property now reserves its place before the router's listener,
// which is added with the first render.
// oxlint-disable-next-line unicorn/prefer-add-event-listener -- it keeps its place when it is set again
window.onpopstate = () => undefined;
// A reload keeps the history entries that `back-closes.ts` has added, so it is loaded at once then, otherwise on the
// first click. A failed load is tried again at the next such event; until then the back button leaves the screen.
addEventListener(
  history.state ? 'load' : 'click',
  () => void import('./ui/back-closes.ts').catch(() => undefined),
  true,
);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
