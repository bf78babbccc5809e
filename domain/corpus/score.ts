/**
 * Type of the result of a reader on texts that were written without knowledge of the reader. Of `wanted` names or
 * answers, `right` were read correctly, and `counted` were correct before the organiser answered any question. Of
 * `lines` that were read, the reader asked superfluous questions about `asked`. `mistakes` describes wrong results
 * about which the reader did not ask, and `missed` the wrong or missing results that the organiser can correct.
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
 * Type of the minimum quality of a reader. `right` and `counted` are the lowest accepted shares (0 to 1) of the wanted
 * names or answers, and `asked` is the highest accepted share of the lines.
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

/**
 * Returns a report as text: one line of numbers for each kind of text, one for all texts, then one line for each
 * mistake and each missed name or answer.
 */
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
