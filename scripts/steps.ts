import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** How many checks or tests of a step passed and failed. */
export type Tally = { passed: number; failed: number };
export type Step = { name: string; run: () => Promise<Tally> };

const root = join(import.meta.dirname, '..');

/** The environment of a step: the tools of the project first, and no NODE_ENV from outside. */
function environment(more: Record<string, string>): NodeJS.ProcessEnv {
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
  const { NODE_ENV: _, ...inherited } = process.env;
  return { ...inherited, PATH: path, ...more };
}

function start(command: string, args: string[], more: Record<string, string> = {}) {
  return new Promise<number>((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment(more) });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** A tool that says with its exit code whether all is well: one check. */
export function tool(name: string, command: string, ...args: string[]): Step {
  return {
    name,
    run: async () => {
      const code = await start(command, args);
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  };
}

/** A test runner that writes a report: its tests count one by one, and a run without tests has failed. */
export function tests(
  name: string,
  command: (report: string) => { args: string[]; env?: Record<string, string> },
  read: (report: unknown) => Tally,
): Step {
  return {
    name,
    run: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'picadito-report-'));
      const report = join(folder, 'report.json');
      try {
        const { args, env } = command(report);
        const code = await start(args[0] ?? '', args.slice(1), env);
        const { passed, failed } = read(JSON.parse(readFileSync(report, 'utf8')));
        const ranNothing = passed + failed === 0;
        return { passed, failed: ranNothing || (code !== 0 && failed === 0) ? failed + 1 : failed };
      } catch (error) {
        process.stderr.write(`${name}: ${error instanceof Error ? error.message : 'failed'}\n`);
        return { passed: 0, failed: 1 };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Runs the steps one after the other, all of them, and ends with the line `N passed, N failed`. */
export async function runAll(steps: readonly Step[]): Promise<never> {
  const total = { passed: 0, failed: 0 };
  const lines: string[] = [];
  for (const { name, run } of steps) {
    process.stdout.write(`\n▶ ${name}\n`);
    const began = performance.now();
    const { passed, failed } = await run();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    lines.push(
      `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
    );
    total.passed += passed;
    total.failed += failed;
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
  process.exit(total.failed === 0 ? 0 : 1);
}
