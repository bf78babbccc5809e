/** Prints one line to stderr and exits with code 1. */
export function exitWithError(line: string): never {
  process.stderr.write(`Picadito: ${line}\n`);
  process.exit(1);
}
