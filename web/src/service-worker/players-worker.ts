import { showNotices } from './notices.ts';

/* The worker of the players' pages (scope `/g/`) shows notices and serves no files. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
showNotices();
