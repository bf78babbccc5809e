import { BUILT_WEB } from '../../src/built-web.ts';
import { serve } from '../../src/serve.ts';
import { MIGRATIONS } from '../../src/store/migrations/migrate.ts';
import { ROLL } from './rolled-version.ts';

/**
 * Entry of a server that acts as this version, or as the next one with the argument 'next'. The pages of each version
 * load a script of that version, and the next version also has the script of this one.
 */
const [, , version = 'this'] = process.argv;
const scripts = version === 'next' ? ['this', 'next'] : ['this'];
if (version === 'next') Object.assign(MIGRATIONS, ROLL);
Object.assign(BUILT_WEB, {
  files: () => ({
    where: 'memory',
    names: ['index.html', 'landing.html', ...scripts.map((name) => `assets/${name}.js`)],
    read: () => Buffer.from(`<script src="/assets/${version}.js"></script>`),
  }),
} satisfies Partial<typeof BUILT_WEB>);
await serve();
