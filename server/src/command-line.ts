import { runCommand, type Command } from './operations/commands/run-command.ts';
import { giveUp } from './operations/process/give-up.ts';
import { PROGRAM } from './program.ts';

/** Loaded when they are called for: most are quick, and the server is large. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  backup: async () => (await import('./operations/commands/backup.ts')).backup,
  restore: async () => (await import('./operations/commands/restore.ts')).restore,
  'end-sessions': async () => (await import('./operations/commands/end-sessions.ts')).endSessions,
  'copy-database': async () =>
    (await import('./operations/commands/copy-database.ts')).copyDatabases,
  healthcheck: async () => (await import('./operations/commands/healthcheck.ts')).healthcheck,
};

const HELP: [command: string, args: string, what: string][] = [
  ['serve', '', 'serves until SIGTERM; without a command too'],
  ['backup', '[FILE | --keep NUMBER]', 'copies the database into FILE, while servers work on it'],
  ['restore', 'FILE [--replace] [--keep-links]', 'makes a backup the database, no server running'],
  ['end-sessions', '[--links]', 'signs all users out'],
  ['copy-database', 'FROM TO', 'copies between SQLite and PostgreSQL; TO is to be empty'],
  ['healthcheck', '', 'exit code 0 if the server with these settings is ready, else 1'],
];

/** The one command line of all forms (docs/decisions/294): `picadito [COMMAND] [ARGUMENTS]`. */
export async function runCommandLine([name = 'serve', ...args]: readonly string[]): Promise<void> {
  const isAlone = args.length === 0;
  if (name === 'serve' && isAlone) return (await import('./serve.ts')).serve();
  if (name === '--version' && isAlone) return say(PROGRAM.version);
  if (name === '--help' && isAlone) return say(help());
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined)
    return giveUp(
      `there is no command '${[name, ...args].join(' ')}'; ${HELP.map(([command]) => command).join(', ')}, --version and --help are there.`,
    );
  await runCommand(await load(), args);
}

function help(): string {
  const calls = HELP.map(([command, args, what]) => [PROGRAM.call(command, args), what] as const);
  const width = Math.max(...calls.map(([call]) => call.length));
  return [
    `Picadito ${PROGRAM.version}`,
    ...calls.map(([call, what]) => `  ${call.padEnd(width)}  ${what}`),
    'Settings are environment variables: PORT, PUBLIC_URL, DATABASE_URL and others, see README.md.',
  ].join('\n');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
