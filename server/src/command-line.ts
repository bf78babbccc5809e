import { runCommand, type Command } from './commands/run-command.ts';
import { PROGRAM } from './program.ts';
import { exitWithError } from './terminal.ts';

type Entry = { args?: string; what: string; load: () => Promise<Command> };

/**
 * All commands except `serve`. Each is imported only when it runs: most commands are quick, and loading the modules of
 * the server takes long.
 */
const COMMANDS: Record<string, Entry> = {
  backup: {
    args: '[FILE | --keep NUMBER]',
    what: 'copies the database into FILE, while servers work on it',
    load: async () => (await import('./commands/backup.ts')).backup,
  },
  restore: {
    args: 'FILE [--replace] [--keep-links]',
    what: 'makes a backup the database, no server running',
    load: async () => (await import('./commands/restore.ts')).restore,
  },
  users: {
    args: '[EMAIL]',
    what: 'prints the id, creation and last use of each account',
    load: async () => (await import('./commands/users.ts')).users,
  },
  'export-user': {
    args: 'USER FILE',
    what: 'writes all data of an account into a new FILE',
    load: async () => (await import('./commands/users.ts')).exportUser,
  },
  'delete-user': {
    args: 'USER [--yes]',
    what: 'says what an account has, and with --yes deletes it',
    load: async () => (await import('./commands/users.ts')).deleteUser,
  },
  'end-sessions': {
    args: '[USER | --links]',
    what: 'signs all users out, or one',
    load: async () => (await import('./commands/end-sessions.ts')).endSessions,
  },
  'copy-database': {
    args: 'FROM TO',
    what: 'copies between SQLite and PostgreSQL; TO is to be empty',
    load: async () => (await import('./commands/copy-database.ts')).copyDatabases,
  },
  config: {
    what: 'prints the settings in force, without secrets',
    load: async () => (await import('./commands/config.ts')).showConfig,
  },
  healthcheck: {
    what: 'exit code 0 if the server with these settings is ready, else 1',
    load: async () => (await import('./commands/healthcheck.ts')).healthcheck,
  },
};

/**
 * The names of all environment variables, for `--help`: docs/running.md#configuration explains them, but not every
 * package contains that document.
 */
const SETTINGS =
  'PORT, HOST, PUBLIC_URL, DATABASE_URL, DATABASE_CONNECTIONS, DATABASE_LISTEN_URL, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, OIDC_ISSUER, TRUST_PROXY, RATE_LIMIT_USER, RATE_LIMIT_ADDRESS, RATE_LIMIT_SIGN_IN, LOG_LEVEL, BACKUP_DIR, SECURITY_CONTACT, METRICS_PORT, METRICS_HOST, DATABASE_URL_FILE, DATABASE_LISTEN_URL_FILE, GOOGLE_CLIENT_SECRET_FILE';

const HELP = ['--help', '-h', 'help'];

/**
 * Runs `picadito [COMMAND] [ARGUMENTS]`, the same in every form of the program: clone, npm package, executable, Debian
 * package and container image (docs/decisions/294).
 */
export async function runCommandLine([name = 'serve', ...args]: readonly string[]): Promise<void> {
  const isAlone = args.length === 0;
  if (name === 'serve' && isAlone) return (await import('./serve.ts')).serve();
  if (name === '--version' && isAlone) return say(PROGRAM.version);
  if (HELP.includes(name) && isAlone) return say(help());
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined)
    return exitWithError(
      `there is no command '${[name, ...args].join(' ')}'; serve, ${Object.keys(COMMANDS).join(', ')}, --version and --help are there.`,
    );
  await runCommand(await command.load(), args);
}

function help(): string {
  const calls = [
    [PROGRAM.call('serve'), 'serves until SIGTERM; without a command too'] as const,
    ...Object.entries(COMMANDS).map(
      ([name, { args, what }]) => [PROGRAM.call(name, args), what] as const,
    ),
  ];
  const width = Math.max(...calls.map(([call]) => call.length));
  return [
    `Picadito ${PROGRAM.version}`,
    ...calls.map(([call, what]) => `  ${call.padEnd(width)}  ${what}`),
    `Settings are environment variables: ${SETTINGS}.`,
    'A value that is wrong ends the program with one line that says what it takes.',
  ].join('\n');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
