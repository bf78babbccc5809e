import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Type of the result of a step: the numbers of passed and failed checks or tests, and a line for each failure. */
export type Tally = { passed: number; failed: number; failures?: readonly string[] };
export type Print = (text: string) => void;
export type Step = {
  name: string;
  /** True if the step needs all cores, so that it runs alone. Any other step needs one core. */
  isWide: boolean;
  run: (print: Print) => Promise<Tally>;
};

const root = join(import.meta.dirname, '..');
const CORES = availableParallelism();
/**
 * Maximum number of failures that the summary shows for each step. If many tests fail, the first failures tell the
 * cause.
 */
const FAILURES_SHOWN = 20;

/** Returns the environment of a step. The project's tools come first in PATH, and NODE_ENV is removed. */
function environment(more: Record<string, string>): NodeJS.ProcessEnv {
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
  const { NODE_ENV: _, ...inherited } = process.env;
  return { ...inherited, PATH: path, ...more };
}

function start(print: Print, command: string, args: string[], more: Record<string, string> = {}) {
  return new Promise<number>((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment(more),
    });
    for (const out of [child.stdout, child.stderr]) out.setEncoding('utf8').on('data', print);
    child.on('error', (error) => {
      print(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Returns a step that runs a tool. The step counts as one check, which passes if the exit code is 0. */
export function tool(name: string, command: string, ...args: string[]): Step {
  return {
    name,
    isWide: false,
    run: async (print) => {
      const code = await start(print, command, args);
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  };
}

/**
 * Returns a step that runs a test runner, and counts the tests in the report that the runner writes. A run without
 * tests counts as failed, as does a run with an exit code other than 0.
 */
export function tests(
  name: string,
  command: (report: string) => { args: string[]; env?: Record<string, string> },
  read: (report: unknown) => Tally,
): Step {
  return {
    name,
    isWide: true,
    run: async (print) => {
      const folder = mkdtempSync(join(tmpdir(), 'picadito-report-'));
      const report = join(folder, 'report.json');
      try {
        const { args, env } = command(report);
        const code = await start(print, args[0] ?? '', args.slice(1), env);
        const tally = read(JSON.parse(readFileSync(report, 'utf8')));
        const ranNothing = tally.passed + tally.failed === 0;
        return ranNothing || (code !== 0 && tally.failed === 0) ? { ...tally, failed: 1 } : tally;
      } catch (error) {
        print(`${name}: ${error instanceof Error ? error.message : 'failed'}\n`);
        return { passed: 0, failed: 1 };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/**
 * Runs all steps, each wide one alone and the others concurrently. Then prints a summary, which contains the lines
 * `notes` and ends with `N passed, N failed`, and ends the process with exit code 1 if anything failed, else 0.
 */
export async function runAll(
  steps: readonly Step[],
  notes: readonly string[] = [],
): Promise<never> {
  const began = performance.now();
  const waitForCores = turns(CORES);
  const output = inOrder(steps.length);
  const results = await Promise.all(
    steps.map(async ({ name, isWide, run }, place) => {
      const giveBack = await waitForCores(isWide ? CORES : 1);
      const { print, end } = output(place);
      print(`\n▶ ${name}\n`);
      const start = performance.now();
      const tally = await run(print);
      const took = seconds(start);
      end();
      giveBack();
      return { name, took, ...tally };
    }),
  );
  const lines = results.flatMap(({ name, passed, failed, failures = [], took }) => [
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${took} s)`,
    ...failures.slice(0, FAILURES_SHOWN).map((failure) => `    ${failure}`),
  ]);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const list = [...lines, ...notes, `All in ${seconds(began)} s.`].join('\n');
  process.stdout.write(`\n${list}\n\n${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

/**
 * Returns a function that reserves a number of cores. It waits until enough cores are free, in the order of the calls,
 * and resolves with a function that releases them.
 */
export function turns(cores: number): (wanted: number) => Promise<() => void> {
  let free = cores;
  const waiting: { wanted: number; begin: () => void }[] = [];
  const next = () => {
    for (let first = waiting[0]; first && first.wanted <= free; first = waiting[0]) {
      waiting.shift();
      free -= first.wanted;
      first.begin();
    }
  };
  return async (wanted) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push({ wanted, begin: resolve });
    next();
    await promise;
    return () => {
      free += wanted;
      next();
    };
  };
}

/**
 * Returns a function that returns `print` and `end` for the step with a given index. The output of concurrent steps is
 * not mixed: the first step that still runs prints directly, and the output of later steps waits until this step has
 * ended.
 */
export function inOrder(
  count: number,
  write: Print = (text) => void process.stdout.write(text),
): (place: number) => { print: Print; end: () => void } {
  const outputs = Array.from({ length: count }, () => ({ buffered: '', hasEnded: false }));
  let current = 0;
  const show = () => {
    for (let output = outputs[current]; output; output = outputs[current]) {
      write(output.buffered);
      output.buffered = '';
      if (!output.hasEnded) return;
      current += 1;
    }
  };
  return (place) => {
    const output = outputs[place] ?? { buffered: '', hasEnded: false };
    return {
      print: (text) => {
        output.buffered += text;
        if (place === current) show();
      },
      end: () => {
        output.hasEnded = true;
        show();
      },
    };
  };
}
