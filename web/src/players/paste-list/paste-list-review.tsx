import { PLAYERS_PER_LIST_MAX, MESSAGES } from '@picadito/domain';
import { startTransition, useEffect, useState } from 'react';
import { useStable } from '../../lib/use-event-callback.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { RefuseSame } from './paste-list-rows.ts';
import { checkRows, type PasteRow, splitRow } from './paste-list-rows.ts';
import { PasteListLeft } from './paste-list-left.tsx';
import { PasteListRow } from './paste-list-row.tsx';
import { playersText } from '../players-text.ts';
import { useNumberProblems } from './use-number-problems.ts';
import type { PasteList, Review } from '../../components/use-paste-list.ts';

/** So many rows are drawn at once; the others follow without holding up the first tap. */
const FIRST_ROWS = 40;

/** The players as they were read, each to be mended or left out; nothing is added before the one tap. */
export function PasteListReview({
  review,
  existing,
  country,
  refuseSame,
  progress,
  setRows,
  goBack,
  add,
}: Pick<PasteList, 'progress' | 'setRows' | 'goBack' | 'add'> & {
  review: Review;
  existing: readonly string[];
  country: string | null;
  refuseSame?: RefuseSame | undefined;
}) {
  const { rows, title, left, notes } = review;
  const numberProblem = useNumberProblems(
    rows.map(({ whatsapp }) => whatsapp),
    country,
  );
  const checked = checkRows(rows, existing, numberProblem, refuseSame);
  const taken = checked.filter(({ row }) => !row.isOut);
  const ready = taken.filter(({ problem }) => problem === null || problem.field === null);
  const wrong = taken.length - ready.length;
  const room = PLAYERS_PER_LIST_MAX - existing.length;
  const fitting = ready.slice(0, Math.max(room, 0)).map(({ row }) => row);
  const change = useStable((next: PasteRow) =>
    setRows(rows.map((row) => (row.id === next.id ? next : row))),
  );
  const [limit, setLimit] = useState(FIRST_ROWS);
  useEffect(() => startTransition(() => setLimit(Infinity)), []);
  const split = useStable((row: PasteRow) => setRows(splitRow(rows, row)));
  const said = [...notes, ...(ready.length > room ? [MESSAGES.listFull] : [])];

  return (
    <div className="mt-2 flex flex-col gap-3">
      <p role="status" className="text-mute">
        {title && <strong className="text-ink">{title} · </strong>}
        {progress
          ? `Agregando ${Math.min(progress.done + 1, progress.total)} de ${progress.total}…`
          : playersText(rows.length)}
        {!progress && wrong > 0 && `, ${wrong} para corregir`}
      </p>
      {said.map((note) => (
        <p key={note} className="flex items-start gap-2 text-coin">
          <Icon name="info" />
          {note}
        </p>
      ))}
      <fieldset disabled={progress !== null} className="contents">
        <ol className="flex flex-col gap-2">
          {checked.slice(0, limit).map(({ row, notes: beside, problem }, at) => (
            <PasteListRow
              key={row.id}
              row={row}
              place={at + 1}
              notes={beside.join(' ')}
              problem={problem?.sentence ?? null}
              wrongField={problem?.field ?? null}
              onChange={change}
              onSplit={split}
            />
          ))}
        </ol>
      </fieldset>
      {left.length > 0 && <PasteListLeft lines={left} />}
      <div className="sticky -bottom-4 -mx-4 flex flex-wrap justify-end gap-4 border-t-4 border-raised bg-panel px-5 py-4 sm:-bottom-5 sm:-mx-5">
        <Button
          variant="ghost"
          className="grow sm:grow-0"
          disabled={progress !== null}
          onClick={goBack}
        >
          Volver
        </Button>
        <Button
          variant="grass"
          className="grow sm:grow-0"
          disabled={fitting.length === 0}
          loading={progress !== null}
          onClick={() => void add(fitting)}
        >
          <Icon name="user-plus" />
          AGREGAR {fitting.length}
        </Button>
      </div>
    </div>
  );
}
