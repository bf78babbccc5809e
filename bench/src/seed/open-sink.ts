import type { EngineName } from '../databases.ts';
import { postgresSink } from './postgres-sink.ts';
import type { Sink } from './sink.ts';
import { sqliteSink } from './sqlite-sink.ts';

/** Opens a database, which already has the schema, for writing rows in bulk. */
export async function openSink(engine: EngineName, url: string): Promise<Sink> {
  return engine === 'sqlite' ? sqliteSink(url) : postgresSink(url);
}
