import { checks } from './checks.ts';
import { runAll } from './steps.ts';

await runAll(checks);
