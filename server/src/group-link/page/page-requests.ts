import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { UNSEEN } from '../../http/page.ts';
import type { Headers } from '../../http/security-headers.ts';
import type { PageRenderer } from './page-renderer.ts';

export type PageSite = { publicUrl: string; headers: Headers; renderer: PageRenderer };

/**
 * Returns two functions: `made` adds the style sheet to a page of the renderer, and `send` sends the page with headers
 * whose Content-Security-Policy allows this style sheet by its hash.
 */
export function pageSender({ headers, renderer: { style } }: PageSite) {
  const hash = createHash('sha256').update(style).digest('base64');
  const pageHeaders = {
    'content-security-policy': (headers['content-security-policy'] ?? '').replace(
      "style-src 'self'",
      `style-src 'self' 'sha256-${hash}'`,
    ),
    ...UNSEEN,
  };
  const made = (html: string) =>
    Buffer.from(html.replace('</head>', () => `<style>${style}</style></head>`));
  const send = (reply: FastifyReply, status: number, page: Buffer): FastifyReply =>
    reply.code(status).headers(pageHeaders).type('text/html; charset=utf-8').send(page);
  return { made, send };
}
