import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative, extname } from 'node:path';
import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Page } from './page.ts';

/**
 * Type of the files of the built web client, with names such as `assets/index-abc.js`. `where` is the name of their
 * folder for messages.
 */
export type WebFiles = {
  where: string;
  names: readonly string[];
  read: (name: string) => Buffer;
};

/** Folder of the built files that only the server uses, to render the players' page; browsers do not get them. */
const OF_SERVER = 'server/';

/**
 * Returns the files of a built web client in a folder, except names with a leading dot and the files that only the
 * server uses; undefined when the folder does not exist.
 */
export function filesIn(folder: string): WebFiles | undefined {
  if (!existsSync(folder)) return undefined;
  const found = globSync('**/*', { cwd: folder, withFileTypes: true });
  return {
    where: folder,
    names: found
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .filter((name) => !name.startsWith(OF_SERVER)),
    read: (name) => readFileSync(join(folder, name)),
  };
}

/** Cache-Control of files in `assets`: they have a hash in their names, so their content never changes. */
const HASHED = 'public, max-age=31536000, immutable';
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

type File = { type: string; cacheControl: string; etag: string } & Partial<Page> &
  Pick<Page, 'identity'>;

/**
 * Registers a route for each file of the web client except HTML pages. Files and their compressed copies are held in
 * memory.
 */
export function serveFiles(app: FastifyInstance, web: WebFiles): void {
  for (const name of web.names) {
    if (/\.(br|gz|html)$/.test(name)) continue;
    const file = fileOf(web, name);
    app.get(`/${name}`, (request, reply) => sendFile(request, reply, file));
  }
}

function fileOf(web: WebFiles, name: string): File {
  const copy = (end: string) => (web.names.includes(name + end) ? web.read(name + end) : undefined);
  const identity = web.read(name);
  const [br, gzip] = [copy('.br'), copy('.gz')];
  return {
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    cacheControl: name.startsWith('assets/') ? HASHED : 'no-cache',
    // The ETag is weak, because compressed copies share it.
    etag: `W/"${hash('sha256', identity, 'base64url').slice(0, 22)}"`,
    identity,
    ...(br && { br }),
    ...(gzip && { gzip }),
  };
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: File): FastifyReply {
  const { etag, type, cacheControl } = file;
  reply.headers({ etag, 'cache-control': cacheControl, vary: 'Accept-Encoding' });
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim());
  if (known?.includes(etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request);
  const content = encoding && file[encoding];
  if (encoding && content) reply.header('content-encoding', encoding);
  return reply.type(type).send(content ?? file.identity);
}
