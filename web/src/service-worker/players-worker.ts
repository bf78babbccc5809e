import { showNotices } from './notices.ts';

/* The worker of the players' pages (scope `/g/`): it shows notices and serves nothing. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
showNotices();
