import { MESSAGES, openingProblem, type Player, SURVEYED_MAX } from '@picadito/domain';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/inputs/checkbox.tsx';

type Props = {
  players: readonly Player[];
  /** Number of players of the list who can answer the survey. */
  able: number;
  isLinkOn: boolean;
  isBusy: boolean;
  onStart: (playerIds: string[]) => void;
};

/**
 * Form that starts a survey about the levels of all players of a list or of chosen ones; the newest players are listed
 * first.
 */
export function StartSurvey({ players, able, isLinkOn, isBusy, onStart }: Props) {
  const [isAboutAll, setAboutAll] = useState(players.length <= SURVEYED_MAX);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const newest = players.toSorted((a, b) => (a.createdAt > b.createdAt ? -1 : 1));
  const about = isAboutAll ? players : players.filter(({ id }) => chosen.has(id));
  const isTooMany = about.length > SURVEYED_MAX;
  const tooFew = openingProblem(able);

  function choose(id: string, isChosen: boolean): void {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  return (
    <>
      <p>
        Cada jugador dice, una vez, cómo juegan los otros. Nadie ve qué dijo cada uno: cuando
        cierra, ves qué dicen entre todos.
      </p>
      <Checkbox
        label={`De todos (${players.length})`}
        checked={isAboutAll}
        onChange={({ target }) => setAboutAll(target.checked)}
      />
      {!isAboutAll && (
        <ul aria-label="De quiénes">
          {newest.map(({ id, name }) => (
            <li key={id}>
              <Checkbox
                label={name}
                checked={chosen.has(id)}
                onChange={({ target }) => choose(id, target.checked)}
              />
            </li>
          ))}
        </ul>
      )}
      {isTooMany && <p role="alert">{MESSAGES.surveyOfTooMany}</p>}
      {!isLinkOn && <p>{MESSAGES.surveyNeedsLink}</p>}
      <p className="font-bold">
        {able} de {players.length} pueden opinar
      </p>
      {tooFew === null ? (
        <Button
          variant="grass"
          loading={isBusy}
          disabled={!isLinkOn || isTooMany || about.length === 0}
          onClick={() => onStart(about.map(({ id }) => id))}
        >
          PREGUNTAR
        </Button>
      ) : (
        <p>{tooFew}</p>
      )}
    </>
  );
}
