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

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
