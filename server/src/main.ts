import { runCommandLine } from './command-line.ts';

// Top-level await is not possible, because the bundle of packages is no ES module (docs/decisions/294).
void runCommandLine(process.argv.slice(2));
