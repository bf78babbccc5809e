import { setTimeout as sleep } from 'node:timers/promises';
import { ENGINES, openDatabases, type EngineName } from '../databases.ts';
import { residentMegabytes } from '../memory.ts';
import { median, percentile } from '../numbers.ts';
import { startProgram } from '../program.ts';
import { accountOf } from '../server/organisers.ts';
import { chosen, print, progress, type Asked } from '../suite.ts';
import { table } from '../table.ts';
import { newGroup, newPhone, type Group, type PlayersPhone } from './group.ts';
import { openStreams, type Watched } from './open-streams.ts';

type Size = { codes: number; seconds: Readonly<Record<EngineName, number>> };
const USUAL: Size = { codes: 100, seconds: { sqlite: 300, postgres: 60 } };
const QUICK: Size = { codes: 10, seconds: { sqlite: 5, postgres: 5 } };
const STREAMS_OF_CODE = 10;
/** An organiser's change is looked at by the pages of all the organiser's links. */
const CODES_OF_ORGANISER = 2;
const PLAYERS = 12;
const PHONES = 10;
/** Of a code in the quick round, no more than its limit lets through. */
const ANSWER_EVERY_MS = 50;
const SAMPLES = 30;
/** Until the events of what has been sent have come. */
const REST_MS = 2000;

/** A link with its open pages. `sentAt`: when its last answer left a phone. */
type Line = { watched: Watched; phones: PlayersPhone[]; sentAt: number };
type Run = { answers: number[]; errors: string[]; delays: number[]; megabytes: number[] };

/** Open pages of many links, while players answer: how long an answer takes, what arrives, and the memory of the server. */
export async function measureStreams(asked: Asked): Promise<void> {
  const size = asked.isQuick ? QUICK : USUAL;
  for (const engine of chosen(ENGINES, asked)) {
    const databases = await openDatabases(engine);
    const program = await startProgram(await databases.create());
    try {
      const lines = await openLines(program.origin, size.codes);
      progress(`${size.codes * STREAMS_OF_CODE} streams are open`);
      await sleep(REST_MS);
      const run = await answersFor(size.seconds[engine], lines, program.pid);
      report(engine, lines, run);
      for (const { watched } of lines) watched.leave();
    } finally {
      await program.stop();
      await databases.remove();
    }
  }
}

async function openLines(origin: string, codes: number): Promise<Line[]> {
  const lines: Line[] = [];
  for (let code = 0; code < codes; code += 1) {
    const account = accountOf(1 + Math.floor(code / CODES_OF_ORGANISER));
    const group: Group = await newGroup(origin, account, PLAYERS);
    const phones: PlayersPhone[] = [];
    for (let number = 1; number <= PHONES; number += 1) phones.push(await newPhone(group, number));
    const watched = await openStreams(origin, group.path, STREAMS_OF_CODE);
    lines.push({ watched, phones, sentAt: 0 });
  }
  return lines;
}

/** The links in turn, and the phones of each in turn: every answer is another one than before. */
async function answersFor(seconds: number, lines: readonly Line[], pid: number): Promise<Run> {
  const run: Run = { answers: [], errors: [], delays: [], megabytes: [] };
  for (const line of lines) {
    line.watched.events = 0;
    line.watched.onEvent = () => void run.delays.push(performance.now() - line.sentAt);
  }
  let sent = 0;
  const sending: Promise<void>[] = [];
  const sample = () => void run.megabytes.push(residentMegabytes(pid));
  sample();
  const sampling = setInterval(sample, (seconds * 1000) / SAMPLES);
  const timer = setInterval(() => {
    const line = lines[sent % lines.length];
    const round = Math.floor(sent / lines.length);
    sent += 1;
    if (line) sending.push(oneAnswer(line, round, run));
  }, ANSWER_EVERY_MS);
  await sleep(seconds * 1000);
  clearInterval(timer);
  clearInterval(sampling);
  await Promise.all(sending);
  await sleep(REST_MS);
  return run;
}

async function oneAnswer(line: Line, round: number, { answers, errors }: Run): Promise<void> {
  const at = round % line.phones.length;
  const turn = Math.floor(round / line.phones.length);
  const start = performance.now();
  line.sentAt = start;
  try {
    // the odd ones have said VOY by then, the even ones NO VOY
    await line.phones[at]?.says((at + turn) % 2 === 0 ? 'no' : 'voy');
    answers.push(performance.now() - start);
  } catch (error) {
    errors.push(String(error));
  }
}

function report(engine: EngineName, lines: readonly Line[], run: Run): void {
  const { answers, errors, delays, megabytes } = run;
  const events = lines.reduce((sum, { watched }) => sum + watched.events, 0);
  const ended = lines.reduce((sum, { watched }) => sum + watched.failed, 0);
  const apart = lines.filter(({ watched }) => new Set(watched.versions).size > 1).length;
  const fifth = Math.ceil(megabytes.length / 5);
  const fifths = [0, 1, 2, 3, 4].map((at) =>
    median(megabytes.slice(at * fifth, (at + 1) * fifth)).toFixed(0),
  );
  const times = (all: readonly number[]) =>
    [50, 99].map((part) => percentile(all, part).toFixed(1)).join(' / ');
  const streams = lines.length * STREAMS_OF_CODE;
  const rows = [
    ['answers stored', String(answers.length), ''],
    ['answers refused or lost', String(errors.length), '0'],
    ['p50 / p99 of an answer, ms', times(answers), '≤ 100'],
    ['events delivered', String(events), String(answers.length * STREAMS_OF_CODE)],
    ['p50 / p99 from the tap to an open page, ms', times(delays), '≤ 1000'],
    ['streams that ended', String(ended), '0'],
    ['links whose pages differ at the end', String(apart), '0'],
    ['memory in each fifth of the time, MB', fifths.join(' / '), 'flat'],
  ];
  const heading = `${streams} streams of ${lines.length} links on ${engine}`;
  print(`\n${table([heading, 'measured', 'target'], rows)}`);
  if (errors.length > 0) print(errors.slice(0, 5).join('\n'));
}
