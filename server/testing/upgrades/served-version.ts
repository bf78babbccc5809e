import { serve } from '../../src/serve.ts';
import { MIGRATIONS } from '../../src/store/migrations/migrate.ts';
import { ROLL } from './rolled-version.ts';

/** Entry of a server that acts as this version, or as the next one with the argument 'next'. */
if (process.argv[2] === 'next') Object.assign(MIGRATIONS, ROLL);
await serve();
