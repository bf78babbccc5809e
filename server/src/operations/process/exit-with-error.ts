/** One clear line, exit code 1. */
export function exitWithError(line: string): never {
  process.stderr.write(`Picadito: ${line}\n`);
  process.exit(1);
}
