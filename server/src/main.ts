import { runCommandLine } from './command-line.ts';

// not awaited: the bundle of packages is no ES module (docs/decisions/294)
void runCommandLine(process.argv.slice(2));
