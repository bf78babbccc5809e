import { type ComponentProps, memo, useId } from 'react';
import { FieldError } from '../../ui/inputs/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TEXT_ACTION } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { LevelRadios } from '../level-radios.tsx';
import { MeantNumber } from '../meant-number.tsx';
import type { PasteRow } from './paste-list-rows.ts';

/** Maximum number of characters of a phone number that fits next to the level on a phone's screen. */
const SHORT_NUMBER = 9;

type PasteListRowProps = {
  row: PasteRow;
  /** Position of the row, from 1. */
  place: number;
  notes: string;
  problem: string | null;
  wrongField: 'name' | 'whatsapp' | null;
  /** Valid number that the organiser may mean by an invalid one, or null. */
  meant: string | null;
  onChange: (row: PasteRow) => void;
  onSplit: (row: PasteRow) => void;
};

/** Shows a pasted player, who is taken or left out, with name, level, number and messages. */
export const PasteListRow = memo(function PasteListRow({
  row,
  place,
  wrongField,
  onChange,
  ...messages
}: PasteListRowProps) {
  const id = useId();
  const { name, skillLevel, whatsapp, isOut } = row;
  const change = (changes: Partial<PasteRow>) => onChange({ ...row, failure: null, ...changes });
  const described = messages.notes || messages.problem ? `${id}-notes` : undefined;
  return (
    <li
      aria-label={name || `Renglón ${place}`}
      className="bg-raised p-2 [contain-intrinsic-height:auto_116px] [content-visibility:auto]"
    >
      <div className="flex flex-wrap items-center gap-2">
        <TakePlayer
          aria-label={`Agregar a ${name || `quien está en el renglón ${place}`}`}
          aria-describedby={described}
          checked={!isOut}
          onChange={({ target }) => change({ isOut: !target.checked })}
        />
        <TextInput
          aria-label={`Nombre, renglón ${place}`}
          aria-invalid={wrongField === 'name' || undefined}
          aria-describedby={described}
          className="flex-1 basis-40 font-bold"
          autoComplete="off"
          autoCapitalize="words"
          disabled={isOut}
          value={name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <div className="flex min-w-0 grow basis-full flex-wrap items-center gap-2 sm:grow-0 sm:basis-auto">
          <LevelRadios
            legend={`Nivel, renglón ${place}`}
            value={skillLevel}
            disabled={isOut}
            onChange={(level) => change({ skillLevel: level })}
          />
          <NumberInput
            aria-label={`WhatsApp, renglón ${place}`}
            aria-invalid={wrongField === 'whatsapp' || undefined}
            aria-describedby={described}
            disabled={isOut}
            value={whatsapp}
            onChange={({ target }) => change({ whatsapp: target.value })}
          />
        </div>
      </div>
      {described && <RowMessages id={described} row={row} {...messages} onMeant={change} />}
    </li>
  );
});

/** Shows the checkbox of a row; a checked player is added. */
function TakePlayer(props: ComponentProps<'input'>) {
  return (
    <label className="relative grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        {...props}
        className="peer size-7 appearance-none border-2 border-line bg-void checked:border-grass checked:bg-grass focus-visible:outline-offset-2 forced-colors:appearance-auto"
      />
      <Icon
        name="check"
        className="pointer-events-none absolute hidden text-void peer-checked:block forced-colors:peer-checked:hidden"
      />
    </label>
  );
}

/** Input for the phone number. A short number is on one line with the level, a longer one on the next line. */
function NumberInput({ value, ...rest }: ComponentProps<'input'> & { value: string }) {
  return (
    <TextInput
      type="tel"
      inputMode="tel"
      placeholder="WhatsApp"
      className={classNames(
        'min-h-12! flex-1 sm:w-52! sm:flex-none',
        value.length > SHORT_NUMBER ? 'basis-52' : 'basis-24',
      )}
      autoComplete="off"
      value={value}
      {...rest}
    />
  );
}

function RowMessages({
  id,
  row,
  problem,
  notes,
  meant,
  onMeant,
  onSplit,
}: Pick<PasteListRowProps, 'row' | 'problem' | 'notes' | 'meant' | 'onSplit'> & {
  id: string;
  onMeant: (changes: Pick<PasteRow, 'whatsapp'>) => void;
}) {
  return (
    <div id={id} className="flex flex-wrap items-center gap-x-4 pt-2 text-sm sm:pl-[52px]">
      {problem && <FieldError>{problem}</FieldError>}
      {meant && <MeantNumber number={meant} onTake={() => onMeant({ whatsapp: meant })} />}
      {notes && (
        <p className="flex items-start gap-2 text-coin">
          <Icon name="info" className="mt-px" />
          <span>{notes}</span>
        </p>
      )}
      {row.doubts.includes('two-names') && !row.isOut && (
        <button type="button" className={TEXT_ACTION} onClick={() => onSplit(row)}>
          <Icon name="users" />
          SEPARAR EN DOS
        </button>
      )}
    </div>
  );
}
