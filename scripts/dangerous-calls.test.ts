import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const FILES = globSync('{domain,server,web}/src/**/*.{ts,tsx,js}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .toSorted();
const SOURCES = FILES.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const CONNECTS = String.raw`import \{[^}]*\b(request|get|connect|createConnection|Agent|Socket)\b[^}]*\} from 'node:(http|http2|https|net|tls)'`;

/** What may do harm, and the only files (or beginnings of their paths) that do it, all of which still do. */
const RULES: { what: string; pattern: RegExp; only: string[] }[] = [
  {
    what: 'text is run as code by nobody',
    pattern: /\beval\(|\bnew Function\(|'node:vm'|\bset(Timeout|Interval)\(\s*['"`]/,
    only: [],
  },
  {
    what: 'commands of the system are run by nobody',
    pattern: /'node:(child_process|cluster|worker_threads)'/,
    only: [],
  },
  {
    what: 'text becomes HTML in no page',
    pattern:
      /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|createContextualFragment|DOMParser|srcdoc)\b|document\.write/,
    only: [],
  },
  {
    what: 'the network is asked by few: the provider, the database, and pages their own server',
    pattern: new RegExp(
      String.raw`\bfetch\(|'(undici|openid-client|pg)'|new (EventSource|WebSocket|XMLHttpRequest|RTCPeerConnection)\b|sendBeacon|'node:(dgram|dns)'|${CONNECTS}`,
    ),
    only: [
      'server/src/identity/',
      'server/src/store/engines/postgres-',
      'web/src/sync/live/event-stream.ts',
      'web/src/sync/http/send-request.ts',
      'web/src/service-worker/open-page.ts',
      'web/src/ui/place-icons.ts',
    ],
  },
  {
    what: 'an address becomes that of a script in one place, and it is a constant',
    pattern: /\b(createPolicy|importScripts|new (?:Shared)?Worker)\(|serviceWorker\.register/,
    only: ['web/src/app/offline/worker-script.ts'],
  },
  {
    what: 'SQL is made of text by nobody but of a constant',
    pattern: /\bsql\.raw\(|CompiledQuery\.raw\(/,
    only: [
      'server/src/store/engines/postgres.ts',
      'server/src/store/engines/source-at.ts',
      'server/src/store/engines/sqlite-dialect.ts',
    ],
  },
  {
    what: 'chance that can be guessed spreads waiting times and names tabs, nothing else',
    pattern: /Math\.random\(/,
    only: [
      'server/src/sync/event-stream.ts',
      'server/src/store/store.ts',
      'web/src/sync/live/event-stream.ts',
      'web/src/identity/sign-in-memory.ts',
    ],
  },
  {
    what: 'hashes are SHA-256',
    pattern: /\b(hash|createHash|createHmac|createSign|pbkdf2)\((?!'sha256')/,
    only: [],
  },
  {
    what: 'ciphers and keys of our own are nowhere; the demonstration provider makes its signing key',
    pattern: /\b(create(Cipher|Decipher)\w*|generateKey\w*|scrypt\w*|subtle)\(/,
    only: ['server/src/identity/demo-provider/provider.ts'],
  },
  {
    what: 'patterns are made of nobody’s words: the few that are made are of constants',
    pattern: /\bnew RegExp\(/,
    only: [
      'domain/src/parsing/lists/find-level.ts',
      'domain/src/parsing/replies/guests.ts',
      'web/src/lib/paths.ts',
    ],
  },
  {
    what: 'values are compared with their types',
    pattern: /(^|[^=!<>'"])[=!]=[^=>]/m,
    only: [],
  },
  {
    what: 'what the browser keeps is kept in one place, and cookies are out of reach',
    pattern: /\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b/,
    only: ['web/src/sync/storage.ts'],
  },
  {
    what: 'the environment, and the secrets in it, is read where the process begins',
    pattern: /process\.env/,
    only: ['server/src/operations/commands/', 'server/src/main.ts'],
  },
];

const usesOf = (pattern: RegExp, sources: typeof SOURCES) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test.each(RULES)('$what', ({ pattern, only }) => {
  expect(SOURCES.length).toBeGreaterThan(300);
  const uses = usesOf(pattern, SOURCES);
  expect(uses.filter((file) => !only.some((place) => file.startsWith(place)))).toEqual([]);
  expect(only.filter((place) => !uses.some((file) => file.startsWith(place)))).toEqual([]);
});

test.each([
  ['text is run', 'const f = new Function("a");'],
  ['commands', "import { spawn } from 'node:child_process';"],
  ['HTML', 'div.innerHTML = name;'],
  ['network', "import { request } from 'node:https';"],
  ['network', 'await fetch(url);'],
  ['of a script', 'importScripts(url);'],
  ['of a script', "trustedTypes.createPolicy('any', { createScriptURL: String });"],
  ['SQL', 'sql.raw(`select ${name}`);'],
  ['chance', 'const id = Math.random();'],
  ['hashes', "createHash('md5');"],
  ['ciphers', "createCipheriv('aes-256-ecb', key, null);"],
  ['patterns', 'new RegExp(query);'],
  ['compared', 'if (id == 7) open();'],
  ['compared', 'if (id != null) open();'],
  ['browser keeps', 'window.localStorage.setItem("a", "b");'],
  ['environment', "process.env['SECRET'];"],
])('a planted breach is found: %s, %s', (word, text) => {
  const planted = [{ file: 'web/src/planted.ts', text }];
  const found = RULES.filter(({ pattern }) => usesOf(pattern, planted).length > 0);
  expect(found.map(({ what }) => what)).toEqual([expect.stringContaining(word)]);
});
