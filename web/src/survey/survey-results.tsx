import type { Player } from '@picadito/domain';
import { Button, TEXT_ACTION } from '../ui/button.tsx';
import type { ListSurvey } from './survey.ts';

type Result = ListSurvey['results'][number];
type Decision = { playerId: string; isAdopted: boolean };

type Props = {
  survey: ListSurvey;
  players: readonly Player[];
  isBusy: boolean;
  onDecide: (decision: Decision) => void;
  onDone: () => void;
};

/**
 * Shows the level that the players' answers give to each player, until the organiser has accepted or dismissed each of
 * these levels.
 */
export function SurveyResults({ survey, players, isBusy, onDecide, onDone }: Props) {
  const results = players.flatMap((player) => {
    const result = survey.results.find(({ playerId }) => playerId === player.id);
    return result ? [{ result, player }] : [];
  });
  if (results.length === 0)
    return (
      <>
        <p>La encuesta cerró. De nadie hubo cuatro opiniones.</p>
        <Button variant="ghost" loading={isBusy} onClick={onDone}>
          LISTO
        </Button>
      </>
    );
  return (
    <>
      <p>Esto dicen entre todos. Lo que decidas queda, y la opinión se borra.</p>
      <ul className="divide-y-2 divide-raised">
        {results.map(({ result, player }) => (
          <Row key={player.id} {...{ result, player, onDecide }} />
        ))}
      </ul>
      <button type="button" className={TEXT_ACTION} onClick={onDone}>
        Dejar todos como están
      </button>
    </>
  );
}

type RowProps = { result: Result; player: Player; onDecide: (decision: Decision) => void };

function Row({ result, player, onDecide }: RowProps) {
  const { playerId, median, doAgree, adopted } = result;
  const isSame = adopted === player.skillLevel;
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2">
      <p className="min-w-[min(11rem,100%)] flex-1 wrap-anywhere">
        <strong>{player.name}</strong>{' '}
        <span className="text-mute">
          tiene {player.skillLevel}; dicen {String(median).replace('.', ',')},{' '}
          {doAgree ? 'coinciden' : 'no coinciden'}
        </span>
      </p>
      {isSame ? (
        <button
          type="button"
          className={TEXT_ACTION}
          onClick={() => onDecide({ playerId, isAdopted: false })}
        >
          Queda en {adopted}
          <span className="sr-only">: {player.name}</span>
        </button>
      ) : (
        <div className="flex gap-x-3">
          <Button size="sm" variant="grass" onClick={() => onDecide({ playerId, isAdopted: true })}>
            PONER {adopted}
            <span className="sr-only"> a {player.name}</span>
          </Button>
          <button
            type="button"
            className={TEXT_ACTION}
            onClick={() => onDecide({ playerId, isAdopted: false })}
          >
            Dejar {player.skillLevel}
            <span className="sr-only"> a {player.name}</span>
          </button>
        </div>
      )}
    </li>
  );
}
