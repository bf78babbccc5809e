import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    noteRefusal: (text: string) => Promise<void>;
  }
}

/** Adds to `refusals` what the Content-Security-Policy blocks, in every page that this browser opens from now on. */
export async function noteRefusals(context: BrowserContext, refusals: string[]): Promise<void> {
  await context.exposeFunction('noteRefusal', (text: string) => void refusals.push(text));
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ documentURI, violatedDirective, blockedURI, sample }) =>
        void window.noteRefusal(`${documentURI}: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
}
