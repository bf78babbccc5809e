import { readFileSync } from 'node:fs';

/** Ticks of /proc; all of Linux has this number. */
const TICKS_A_SECOND = 100;

/** Processor time that a process has taken, in seconds; not a number where there is no /proc. */
export function processorSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  } catch {
    return Number.NaN;
  }
}
