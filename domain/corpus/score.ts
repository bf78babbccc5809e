/**
 * Describes how well the reader read a text that was written without knowledge of it. `right` of `wanted` names or
 * answers are correct, `counted` of them before any question. The reader asked about `asked` of `lines`. `mistakes` are
 * results taken as certain that are wrong.
 */
export type Score = {
  kind: string;
  wanted: number;
  right: number;
  counted: number;
  lines: number;
  asked: number;
  mistakes: string[];
  missed: string[];
};

/**
 * Describes the least shares of the names or answers that have to be `right` and `counted`, and the largest share of
 * lines that may be `asked`.
 */
export type Goal = { right: number; counted: number; asked: number };

export function isGood(all: readonly Score[], goal: Goal): boolean {
  const { wanted, right, counted, lines, asked, mistakes } = sum('', all);
  return (
    mistakes.length === 0 &&
    right >= goal.right * wanted &&
    counted >= goal.counted * wanted &&
    asked <= goal.asked * lines
  );
}

/** Returns a line for each kind and one for all, then the missed ones and the mistakes. */
export function report(all: readonly Score[]): string {
  const kinds = [...Map.groupBy(all, ({ kind }) => kind)].map(([kind, ofKind]) =>
    sum(kind, ofKind),
  );
  const rows = [...kinds, sum('all', all)].map(
    ({ kind, wanted, right, counted, lines, asked, mistakes }) =>
      `${kind.padEnd(20)} right ${right}/${wanted}, before questions ${counted}, asked ${asked}/${lines}, mistakes ${mistakes.length}`,
  );
  const details = all.flatMap(({ mistakes, missed }) => [
    ...mistakes.map((one) => `mistake: ${one}`),
    ...missed.map((one) => `missed: ${one}`),
  ]);
  return [...rows, ...details].join('\n');
}

function sum(kind: string, all: readonly Score[]): Score {
  const total = (of: (score: Score) => number) => all.reduce((before, one) => before + of(one), 0);
  return {
    kind,
    wanted: total(({ wanted }) => wanted),
    right: total(({ right }) => right),
    counted: total(({ counted }) => counted),
    lines: total(({ lines }) => lines),
    asked: total(({ asked }) => asked),
    mistakes: all.flatMap(({ mistakes }) => mistakes),
    missed: all.flatMap(({ missed }) => missed),
  };
}
