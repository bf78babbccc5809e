import { PLAYERS_PER_LIST_MAX, MESSAGES } from '@picadito/domain';
import { startTransition, useEffect, useState } from 'react';
import { useEventCallback } from '../../lib/use-event-callback.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/inputs/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type CheckedRow, checkRows, type PasteRow, splitRow } from './paste-list-rows.ts';
import { PasteListLeft } from './paste-list-left.tsx';
import { PasteListRow } from './paste-list-row.tsx';
import { playersText } from '../players-text.ts';
import type { PasteTarget } from './paste-target.ts';
import { useNumberProblems } from './use-number-problems.ts';
import type { PasteReview } from './paste-review.ts';
import type { PasteList } from './use-paste-list.ts';

/** Number of rows in the first render. The other rows follow without delaying the first tap. */
const FIRST_ROWS = 40;

/**
 * Second step of the dialog: shows the players as they were read, to be corrected or left out. Nothing is stored before
 * the button that adds them.
 */
export function PasteListReview({
  review,
  target,
  isAdding,
  setRows,
  takeLine,
  goBack,
  add,
}: Pick<PasteList, 'isAdding' | 'setRows' | 'takeLine' | 'goBack' | 'add'> & {
  review: PasteReview;
  target: Omit<PasteTarget, 'onAdd'>;
}) {
  const { rows, title, left, notes, failure } = review;
  const { checked, wrong, fitting, isFull } = useCheckedRows(review, target);
  const maySave = target.onSave && (target.isNamed || title !== null) && wrong === 0 && !isFull;

  return (
    <div className="mt-2 flex flex-col gap-3">
      <p role="status" className="text-mute">
        {title && <strong className="text-ink">{title} · </strong>}
        {playersText(rows.length)}
        {wrong > 0 && `, ${wrong} para corregir`}
      </p>
      {failure && !isAdding && (
        <div role="alert">
          <FieldError>{failure}</FieldError>
        </div>
      )}
      {[...notes, ...(isFull ? [MESSAGES.listFull] : [])].map((note) => (
        <p key={note} className="flex items-start gap-2 text-coin">
          <Icon name="info" />
          {note}
        </p>
      ))}
      <fieldset disabled={isAdding} className="contents">
        <CheckedRows rows={rows} checked={checked} setRows={setRows} />
        {left.length > 0 && <PasteListLeft lines={left} onTake={takeLine} />}
      </fieldset>
      <ReviewActions
        count={fitting.length}
        isAdding={isAdding}
        goBack={goBack}
        add={() => void add(fitting)}
        save={maySave ? () => void add(fitting, true) : null}
      />
    </div>
  );
}

/** The buttons of the review. `save` also saves the list; null if that is not possible yet. */
function ReviewActions({
  count,
  isAdding,
  goBack,
  add,
  save,
}: {
  count: number;
  isAdding: boolean;
  goBack: () => void;
  add: () => void;
  save: (() => void) | null;
}) {
  return (
    <div className="review-actions">
      <Button variant="ghost" disabled={isAdding} onClick={goBack}>
        Volver
      </Button>
      <Button
        variant={save ? 'ghost' : 'grass'}
        disabled={count === 0}
        loading={isAdding}
        onClick={add}
      >
        <Icon name="user-plus" className="max-[359px]:hidden" />
        AGREGAR {count}
      </Button>
      {save && (
        <Button variant="grass" disabled={count === 0 || isAdding} onClick={save}>
          <Icon name="save" className="max-[359px]:hidden" />
          AGREGAR Y GUARDAR
        </Button>
      )}
    </div>
  );
}

/**
 * Returns the rows with their messages (`checked`), the number of rows with problems (`wrong`), the rows that the
 * button adds (`fitting`), and whether more rows are ready than the list has space for (`isFull`). After an attempt
 * without a response, `fitting` has the rows of that attempt.
 */
function useCheckedRows(
  { rows, unanswered }: PasteReview,
  { existing, country, refuseSame }: Pick<PasteTarget, 'existing' | 'country' | 'refuseSame'>,
) {
  const numberProblem = useNumberProblems(
    rows.map(({ whatsapp }) => whatsapp),
    country,
  );
  const checked = checkRows(rows, existing, numberProblem, refuseSame);
  const taken = checked.filter(({ row }) => !row.isOut);
  const ready = taken.filter(({ problem }) => problem === null);
  const space = PLAYERS_PER_LIST_MAX - existing.length;
  return {
    checked,
    wrong: taken.length - ready.length,
    fitting: unanswered ?? ready.slice(0, Math.max(space, 0)).map(({ row }) => row),
    isFull: ready.length > space,
  };
}

function CheckedRows({
  rows,
  checked,
  setRows,
}: {
  rows: readonly PasteRow[];
  checked: readonly CheckedRow[];
  setRows: (rows: readonly PasteRow[]) => void;
}) {
  const change = useEventCallback((next: PasteRow) =>
    setRows(rows.map((row) => (row.id === next.id ? next : row))),
  );
  const split = useEventCallback((row: PasteRow) => setRows(splitRow(rows, row)));
  const [limit, setLimit] = useState(FIRST_ROWS);
  useEffect(() => startTransition(() => setLimit(Infinity)), []);
  return (
    <ol className="flex flex-col gap-2">
      {checked.slice(0, limit).map(({ row, notes, problem }, at) => (
        <PasteListRow
          key={row.id}
          row={row}
          place={at + 1}
          notes={notes.join(' ')}
          problem={problem?.sentence ?? null}
          wrongField={problem?.field ?? null}
          meant={problem?.meant ?? null}
          onChange={change}
          onSplit={split}
        />
      ))}
    </ol>
  );
}
