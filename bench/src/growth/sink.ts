import type { EngineName } from '../databases.ts';
import { postgresSink } from './postgres-sink.ts';
import type { Rows } from './seeded-user.ts';
import { sqliteSink } from './sqlite-sink.ts';

/** Where rows go in bulk. */
export type Sink = {
  /** In one transaction. */
  insert: (rows: Rows) => Promise<void>;
  /** Leaves the database as a running deployment has it, and closes it; resolves with its size in bytes. */
  finish: () => Promise<number>;
};

/** `isChecked`: the engine looks at foreign keys too, which takes its time. */
export async function openSink(engine: EngineName, url: string, isChecked: boolean): Promise<Sink> {
  return engine === 'sqlite' ? sqliteSink(url, isChecked) : postgresSink(url, isChecked);
}
