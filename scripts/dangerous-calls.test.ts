import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const FILES = globSync('{domain,server,web}/src/**/*.{ts,tsx,js}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .toSorted();
const SOURCES = FILES.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const CONNECTS = String.raw`import \{[^}]*\b(request|get|connect|createConnection|Agent|Socket)\b[^}]*\} from 'node:(http|http2|https|net|tls)'`;

/**
 * Lists calls that may do harm, and in `only` the files, or beginnings of their paths, that may contain them. Each of
 * these must still contain such a call.
 */
const RULES: { what: string; pattern: RegExp; only: string[] }[] = [
  {
    what: 'no text is run as code',
    pattern: /\beval\(|\bnew Function\(|'node:vm'|\bset(Timeout|Interval)\(\s*['"`]/,
    only: [],
  },
  {
    what: 'no system command is run, but the own one that makes backups',
    pattern: /'node:(child_process|cluster|worker_threads)'/,
    only: ['server/src/backups/daily-backups.ts'],
  },
  {
    what: 'no text is parsed as HTML',
    pattern:
      /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|createContextualFragment|DOMParser|srcdoc)\b|document\.write/,
    only: [],
  },
  {
    what: 'few modules use the network: the provider, the database, push services, and pages their own server',
    pattern: new RegExp(
      String.raw`\bfetch\(|'(undici|openid-client|pg)'|new (EventSource|WebSocket|XMLHttpRequest|RTCPeerConnection)\b|sendBeacon|'node:(dgram|dns)'|${CONNECTS}`,
    ),
    only: [
      'server/src/identity/',
      'server/src/notices/push/send-push.ts',
      'server/src/commands/healthcheck.ts',
      'server/src/store/engines/postgres-',
      'web/src/sync/live/event-stream.ts',
      'web/src/group-link/page/script/follow.ts',
      'web/src/group-link/page/script/exchange.ts',
      'web/src/sync/http/http.ts',
      'web/src/service-worker/missing-files.ts',
      'web/src/service-worker/open-page.ts',
      'web/src/ui/place-icons.ts',
    ],
  },
  {
    what: 'the URL of a script is a constant, and set in one place',
    pattern: /\b(createPolicy|importScripts|new (?:Shared)?Worker)\(|serviceWorker\.register/,
    only: ['web/src/lib/register-worker.ts'],
  },
  {
    what: 'raw SQL is made of constants only',
    pattern: /\bsql\.raw\(|CompiledQuery\.raw\(/,
    only: [
      'server/src/store/engines/postgres-rolling.ts',
      'server/src/store/engines/source-at.ts',
      'server/src/store/engines/sqlite-dialect.ts',
    ],
  },
  {
    what: 'predictable random numbers are used for delays and names of tabs only',
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
    what: 'no own ciphers or keys are used, except for messages to phones and the demonstration provider',
    pattern: /\b(create(Cipher|Decipher)\w*|generateKey\w*|scrypt\w*|subtle)\(/,
    only: [
      'server/src/demo/provider/provider.ts',
      'server/src/notices/push/encrypt-payload.ts',
      'server/src/notices/push/vapid.ts',
    ],
  },
  {
    what: 'the demonstration provider and its library are loaded by no import but those of its mode',
    pattern: /^import (?!type )[^;]*'([^']*demo\/provider\/[^']+|\.\/provider\.ts|oidc-provider)'/m,
    only: ['server/src/demo/provider/provider.ts'],
  },
  {
    what: 'dynamic patterns are made of constants only',
    // A constant begins with a capital letter, as does each text that a template inserts.
    pattern: /\bnew RegExp\((?!\s*(?:[A-Z]\w*,|(?:String\.raw)?`(?:[^`$]|\$(?!\{)|\$\{[A-Z])*`))/,
    only: ['web/src/lib/paths.ts'],
  },
  {
    what: 'values are compared with strict equality',
    pattern: /(^|[^=!<>'"])[=!]=[^=>]/m,
    only: [],
  },
  {
    what: 'browser storage is used in one place and read in another, and cookies are not used',
    pattern: /\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b/,
    // A script that blocks the first paint reads the theme.
    only: ['web/src/sync/storage.ts', 'web/src/app/theme/main.ts'],
  },
  {
    what: 'the environment is read at the start of the process only',
    pattern: /process\.env/,
    only: ['server/src/commands/', 'server/src/built-web.ts', 'server/src/serve.ts'],
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
  ['run as code', 'const f = new Function("a");'],
  ['system command', "import { spawn } from 'node:child_process';"],
  ['HTML', 'div.innerHTML = name;'],
  ['network', "import { request } from 'node:https';"],
  ['network', 'await fetch(url);'],
  ['of a script', 'importScripts(url);'],
  ['of a script', "trustedTypes.createPolicy('any', { createScriptURL: String });"],
  ['SQL', 'sql.raw(`select ${name}`);'],
  ['random', 'const id = Math.random();'],
  ['hashes', "createHash('md5');"],
  ['ciphers', "createCipheriv('aes-256-ecb', key, null);"],
  ['provider', "import { demoProvider } from './demo/provider/plugin.ts';"],
  ['provider', "import { Provider } from 'oidc-provider';"],
  ['patterns', 'new RegExp(query);'],
  ['patterns', 'new RegExp(`^${query}`);'],
  ['compared', 'if (id == 7) open();'],
  ['compared', 'if (id != null) open();'],
  ['browser storage', 'window.localStorage.setItem("a", "b");'],
  ['environment', "process.env['SECRET'];"],
])('a planted breach is found: %s, %s', (word, text) => {
  const planted = [{ file: 'web/src/planted.ts', text }];
  const found = RULES.filter(({ pattern }) => usesOf(pattern, planted).length > 0);
  expect(found.map(({ what }) => what)).toEqual([expect.stringContaining(word)]);
});
