import { pathToFileURL } from 'node:url';
import type { FastifyServerOptions } from 'fastify';
import { PROGRAM } from '../program.ts';
import { codeName } from '../store/engines/sqlite-codes.ts';

const HERE = [pathToFileURL(PROGRAM.root).href, PROGRAM.root].map((place) => `${place}/`);
const FRAMES_MAX = 10;
const CAUSES_MAX = 3;

/**
 * Returns the options that make the log write JSON lines without personal data. Messages of errors are left out,
 * because they may quote a request or a row. In texts, everything that could be an address, a query, an e-mail or a
 * phone number is replaced.
 */
export function logOptions(level: string, stream: { write: (line: string) => void }) {
  return {
    level,
    stream,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: (error: unknown) => errorFacts(error), req: () => ({}) },
    hooks: {
      logMethod(args, method) {
        // Fastify logs an empty text for each network interface (serve.ts).
        if (args[0] !== '') method.apply(this, redactArguments(args));
      },
    },
  } satisfies FastifyServerOptions['logger'];
}

type LogArguments = [object: unknown, text?: string, ...more: unknown[]];

/**
 * Returns the arguments of a log call without personal data. An error without a text gets the text 'failed', since the
 * logger would otherwise use the error's message.
 */
function redactArguments([first, text]: readonly unknown[]): LogArguments {
  if (typeof first === 'string') return [{}, redactText(first)];
  const redacted = typeof text === 'string' ? redactText(text) : 'failed';
  return [first instanceof Error ? { err: first } : first, redacted];
}

export function redactText(text: string): string {
  return text.replace(/\S*[/?=@]\S*/g, '…').replace(/\+?\d[\d .()-]{5,}\d/g, '…');
}

/** Returns what the log contains of an error: type, code and stack, and the facts of up to `causesMax` causes. */
export function errorFacts(error: unknown, causesMax = CAUSES_MAX): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const facts = { type: error.name, message: codeOf(error), stack: framesOf(error) };
  if (error.cause === undefined || causesMax === 0) return facts;
  return { ...facts, cause: errorFacts(error.cause, causesMax - 1) };
}

/** An error as the log contains it; `message` is only a code of the database, of Node or of a library, or empty. */
export type ErrorFacts = { type: string; message: string; stack: string; cause?: ErrorFacts };

function codeOf(error: Error): string {
  const sqlite = codeName(error);
  if (sqlite !== '') return sqlite;
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : '';
}

/** Returns the first frames of the stack without the message, with paths relative to the program's folder. */
function framesOf({ stack = '', name, message }: Error): string {
  const head = `${name}: ${message}`;
  const frames = (stack.startsWith(head) ? stack.slice(head.length) : stack)
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, FRAMES_MAX)
    .map((line) => line.trim());
  return HERE.reduce((text, place) => text.replaceAll(place, ''), frames.join('\n'));
}
