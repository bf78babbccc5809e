import type { EngineName } from '../databases.ts';
import { postgresSink } from './postgres-sink.ts';
import type { Sink } from './sink.ts';
import { sqliteSink } from './sqlite-sink.ts';

/** `isChecked`: the engine checks foreign keys too, which is slower. */
export async function openSink(engine: EngineName, url: string, isChecked: boolean): Promise<Sink> {
  return engine === 'sqlite' ? sqliteSink(url, isChecked) : postgresSink(url, isChecked);
}
