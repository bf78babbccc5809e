import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { refreshSession } from './identity/session.ts';
import { App } from './app/app.tsx';
import { preloadScreen } from './app/screens.ts';
import { placeIcons } from './ui/place-icons.ts';
import { mountToaster } from './ui/toast/toaster.ts';
import './styles/index.css';

// the built pages carry it in their head
if (import.meta.env.DEV) void import('./app/theme/main.ts');

// All set out before React does: who is signed in, the code of the screen asked for, and the drawings.
void refreshSession();
preloadScreen(window.location.pathname);
placeIcons();
mountToaster();
// a phone needs 0.1 s for its first time zone: now it waits for the session anyway
setTimeout(() => new Intl.DateTimeFormat());

// `back-closes.ts` sets it, and has to come before the router, which listens from its first render
// oxlint-disable-next-line unicorn/prefer-add-event-listener -- it keeps its place when it is set again
window.onpopstate = () => undefined;
// a reload keeps the entries of the history; what does not load is tried again by the next click, and until then back
// leaves the screen (docs/decisions/204)
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
