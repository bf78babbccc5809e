import { distinctAsPlayed, type Match, MESSAGES, TEAM_NAMES, type Teams } from '@picadito/domain';
import { useState } from 'react';
import { useMatchPlayers } from '../attendance/attendance.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import { TEAM_FAILURES, type SavedPlayer, useSaveTeams } from '../teams/teams.ts';
import { Segmented } from '../ui/inputs/segmented.tsx';
import { Select } from '../ui/inputs/select.tsx';
import type { Side } from './goals.ts';
import { StepForm } from './step-form.tsx';

type Place = Side | 'none';
const PLACES: readonly { value: Place; label: string }[] = [
  { value: 'claro', label: 'Claro' },
  { value: 'oscuro', label: 'Oscuro' },
  { value: 'none', label: 'Afuera' },
];

type Props = { match: Match; teams: Teams<SavedPlayer>; onDone: () => void };

/** Step that corrects the saved teams of a played match to the players who actually played. */
export function WhoPlayed({ match, teams, onDone }: Props) {
  const { players: roster = [] } = useMatchPlayers(match.id);
  const { places, put, save, error, isPending } = usePlaces({ match, teams, onDone });
  const saved = TEAM_NAMES.flatMap((name) => teams[name]);
  const known = [...saved, ...distinctAsPlayed(roster, saved)];
  const nameOf = (id: string) => known.find((player) => player.id === id)?.name ?? '';
  const others = known.filter(({ id }) => !places.has(id));
  return (
    <StepForm error={error} loading={isPending} onSave={() => void save()} onCancel={onDone}>
      <ul className="who-played">
        {[...places].map(([id, place]) => (
          <li key={id}>
            <span>{nameOf(id)}</span>
            <Segmented
              label={nameOf(id)}
              options={PLACES}
              value={place}
              onChange={(next) => put(id, next)}
            />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Select
          aria-label="Sumar a quien jugó"
          value=""
          onChange={({ target }) => put(target.value, 'claro')}
        >
          <option value="">Sumar a quien jugó…</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </StepForm>
  );
}

/**
 * Returns the place (a side, or 'none') of each player of the saved teams and of each added player, with `put` to
 * change a place and `save` to store all of them as the teams.
 */
function usePlaces({ match, teams, onDone }: Props) {
  const { mutateAsync, isPending } = useSaveTeams(match);
  const [error, setError] = useState<string | null>(null);
  const [places, setPlaces] = useState(() => placesIn(teams));
  const put = (id: string, place: Place) => setPlaces((before) => new Map(before).set(id, place));

  async function save(): Promise<void> {
    const at = (place: Place) => [...places.keys()].filter((id) => places.get(id) === place);
    const [claro, oscuro] = [at('claro'), at('oscuro')];
    const { perSide } = match;
    if (Math.max(claro.length, oscuro.length) > perSide)
      return setError(MESSAGES.teamFull.replace('5', String(perSide)));
    const suplente = teams.suplente.map(({ id }) => id).filter((id) => places.get(id) === 'none');
    try {
      await mutateAsync({ claro, oscuro, suplente, createdBy: 'manual' });
      onDone();
    } catch (failure) {
      setError(failureSentence(failure, { action: TEAM_FAILURES.save }));
    }
  }

  return { places, put, save, error, isPending };
}

function placesIn(teams: Teams<SavedPlayer>): ReadonlyMap<string, Place> {
  return new Map(
    TEAM_NAMES.flatMap((name) =>
      teams[name].map(({ id }) => [id, name === 'suplente' ? 'none' : name] as const),
    ),
  );
}
