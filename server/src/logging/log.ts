import { pathToFileURL } from 'node:url';
import type { FastifyServerOptions } from 'fastify';
import { PROGRAM } from '../program.ts';
import { codeName } from '../store/engines/sqlite-codes.ts';

const HERE = [pathToFileURL(PROGRAM.root).href, PROGRAM.root].map((place) => `${place}/`);
const FRAMES_MAX = 10;
const CAUSES_MAX = 3;

/**
 * JSON lines without personal data: errors without their message, which may quote a request or a row, and texts
 * without anything that could be an address, a query, an e-mail or a phone number.
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
        // Fastify's line for each interface has no text (serve.ts)
        if (args[0] !== '') method.apply(this, redactArguments(args));
      },
    },
  } satisfies FastifyServerOptions['logger'];
}

type LogArguments = [object: unknown, text?: string, ...more: unknown[]];

/** The logger would take the text that is missing from the error's message. */
function redactArguments([first, text]: readonly unknown[]): LogArguments {
  if (typeof first === 'string') return [{}, redactText(first)];
  const said = typeof text === 'string' ? redactText(text) : 'failed';
  return [first instanceof Error ? { err: first } : first, said];
}

export function redactText(text: string): string {
  return text.replace(/\S*[/?=@]\S*/g, '…').replace(/\+?\d[\d .()-]{5,}\d/g, '…');
}

/** Of an error what kind it is, its code and where it happened; of its causes the same. */
export function errorFacts(error: unknown, causesMax = CAUSES_MAX): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const facts = { type: error.name, message: codeOf(error), stack: framesOf(error) };
  if (error.cause === undefined || causesMax === 0) return facts;
  return { ...facts, cause: errorFacts(error.cause, causesMax - 1) };
}

/** `message` is a code of the engine, of Node or of a library, or nothing. */
export type ErrorFacts = { type: string; message: string; stack: string; cause?: ErrorFacts };

function codeOf(error: Error): string {
  const sqlite = codeName(error);
  if (sqlite !== '') return sqlite;
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : '';
}

/** The lines of the stack below the message, from the program's folder on. */
function framesOf({ stack = '', name, message }: Error): string {
  const head = `${name}: ${message}`;
  const frames = (stack.startsWith(head) ? stack.slice(head.length) : stack)
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, FRAMES_MAX)
    .map((line) => line.trim());
  return HERE.reduce((text, place) => text.replaceAll(place, ''), frames.join('\n'));
}
