import type { BrowserContext } from '@playwright/test';
import { foreignMarkup, watch } from '../support/security/canary.ts';
import { expect, test } from '../support/test.ts';

test.describe('a script that runs is detected', () => {
  test.use({ expectedComplaint: /./ });

  const VECTORS = [
    '<img src=x onerror=ran()>',
    '<svg onload=alert(1)>',
    "<script>self['ran']()</script>",
    '<details open ontoggle=ran()>',
    '<img src=//canary.test/i>',
    '<iframe srcdoc="<script>parent.ran()</script>">',
    '<input autofocus onfocus=ran()>',
  ];
  const open = async (context: BrowserContext, origin: string, headers: object, vector: string) => {
    const page = await context.newPage();
    await page.route('**/bare', (route) =>
      route.fulfill({ contentType: 'text/html', headers: { ...headers }, body: `<p>${vector}` }),
    );
    await page.route('**/canary.test/**', (route) => route.abort());
    await page.goto(`${origin}/bare`);
    return page;
  };

  for (const vector of VECTORS) {
    test(`${vector} runs without a policy and is blocked by ours`, async ({
      context,
      origin,
      page: _,
      refusals,
      request,
    }) => {
      const noticed = await watch(context, origin);
      const bare = await open(context, origin, {}, vector);
      await expect.poll(() => noticed.length).toBeGreaterThan(0);
      expect(await foreignMarkup(bare)).not.toEqual([]);
      noticed.length = 0;
      expect(refusals.splice(0)).toEqual([]);
      const policy = (await request.get('/landing')).headers()['content-security-policy'] ?? '';
      await open(context, origin, { 'content-security-policy': policy }, vector);
      await expect.poll(() => refusals.length).toBeGreaterThan(0);
      // A request is recorded even if the browser refuses it.
      expect(noticed.filter((what) => !what.startsWith('http'))).toEqual([]);
      refusals.length = 0;
    });
  }
});
