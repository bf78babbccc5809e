import { type Rotation, shortNightWarning, stayWarning } from '@picadito/domain';
import { Field } from '../../ui/inputs/field.tsx';
import { NumberInput } from '../../ui/inputs/number-input.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { type FormatControls, NO_LIMIT, typedFormat } from './format-values.ts';

const PLAYS: readonly { value: Rotation['play']; label: string }[] = [
  { value: 'winner-stays', label: 'Gana y sigue' },
  { value: 'round-robin', label: 'Todos contra todos' },
];
const STAYS = [1, 2, 3, 4, 5];

/** Fields for the rotation of three or four teams: how they take turns, and how long a game is. */
export function RotationFields({ rotation, ...controls }: FormatControls & { rotation: Rotation }) {
  const { values, usual, errors, focus, onChange } = controls;
  const format = typedFormat(values, usual);
  const warning = shortNightWarning(format);
  return (
    <>
      <Segmented
        label="Cómo rotan"
        options={PLAYS}
        value={rotation.play}
        onChange={(play) => onChange({ play })}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field label="Minutos por partido" error={errors.gameMinutes}>
          {(aria) => (
            <NumberInput
              {...aria}
              value={values.gameMinutes === '' ? String(rotation.gameMinutes) : values.gameMinutes}
              inputRef={focus.gameMinutes}
              onChange={(gameMinutes) => onChange({ gameMinutes })}
            />
          )}
        </Field>
        <Field label="Goles por partido" hint="0: solo por tiempo" error={errors.gameGoals}>
          {(aria) => (
            <NumberInput
              {...aria}
              value={values.gameGoals === '' ? String(rotation.gameGoals) : values.gameGoals}
              inputRef={focus.gameGoals}
              onChange={(gameGoals) => onChange({ gameGoals })}
            />
          )}
        </Field>
      </div>
      {warning && <p className="text-sm text-mute">{warning}</p>}
      {rotation.play === 'winner-stays' && (
        <StayFields {...{ rotation, errors, onChange }} teamCount={format.teamCount} />
      )}
    </>
  );
}

/** Asks who leaves after a draw, and how long a winner stays. */
function StayFields({
  rotation,
  teamCount,
  errors,
  onChange,
}: Pick<FormatControls, 'errors' | 'onChange'> & { rotation: Rotation; teamCount: number }) {
  const stays = [...new Set([...STAYS, ...(rotation.stayMax === null ? [] : [rotation.stayMax])])];
  return (
    <>
      <Field label="Si empatan" error={errors.onDraw}>
        {(aria) => (
          <Select
            {...aria}
            value={rotation.onDraw}
            onChange={(event) => onChange({ onDraw: event.target.value })}
          >
            <option value="holder-leaves">Sale el que venía jugando</option>
            {teamCount === 4 && <option value="both-leave">Salen los dos</option>}
          </Select>
        )}
      </Field>
      <Field
        label="El que gana sigue hasta"
        hint={stayWarning(teamCount, rotation)}
        error={errors.stayMax}
      >
        {(aria) => (
          <Select
            {...aria}
            value={String(rotation.stayMax ?? NO_LIMIT)}
            onChange={(event) => onChange({ stayMax: event.target.value })}
          >
            {stays.map((count) => (
              <option key={count} value={String(count)}>
                {count === 1 ? '1 partido ganado' : `${count} partidos ganados`}
              </option>
            ))}
            <option value={NO_LIMIT}>Sin límite</option>
          </Select>
        )}
      </Field>
    </>
  );
}
