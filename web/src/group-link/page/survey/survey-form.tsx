import type { Opinion, Surveyed, SurveyPage } from '@picadito/domain';
import { Frame } from '../frame.tsx';
import { Headline } from '../headline.tsx';

/** Levels that a player can be given, each with the words that explain the level. */
const LEVELS: [Opinion, string][] = [
  ['2', 'Le cuesta'],
  ['3', 'Cumple'],
  ['4', 'Juega bien'],
  ['5', 'La rompe'],
];

type Props = {
  survey: NonNullable<SurveyPage['survey']>;
  visitor: Surveyed;
  refused: SurveyPage['refused'];
  to: string;
};

/**
 * Form of the survey: the player taps a level for each name and then sends all of them. If the player leaves the page
 * and goes back, the browser keeps the taps.
 */
export function SurveyForm({ survey, visitor, refused, to }: Props) {
  return (
    <form method="post" action={to} className="flex flex-col gap-4">
      <input type="hidden" name="survey" value={survey.key} />
      <input type="hidden" name="player" value={visitor.key} />
      <div>
        <Headline look="text-d2">{visitor.name}, ¿cómo juega cada uno?</Headline>
        <p className="text-mute">
          De 2 (le cuesta) a 5 (la rompe). Contestás una vez, y nadie ve qué dijo cada uno.
        </p>
      </div>
      {refused && (
        <Frame color="frame-danger">
          <p role="alert" className="font-bold text-danger">
            {refused.sentence}
          </p>
        </Frame>
      )}
      {survey.people.map((person) => (
        <About key={person.key} person={person} given={refused?.given[person.key]} />
      ))}
      <button className="key key-go key-large">ENVIAR</button>
    </form>
  );
}

function About({ person, given }: { person: Surveyed; given: Opinion | undefined }) {
  return (
    <fieldset>
      <legend className="font-bold">{person.name}</legend>
      <div className="levels">
        {LEVELS.map(([level, words]) => (
          <Tile key={level} name={person.key} value={level} isGiven={given === level}>
            <span className="font-score">{level}</span>
            {words}
          </Tile>
        ))}
        <Tile name={person.key} value="no" isGiven={given === 'no'}>
          No jugué con él
        </Tile>
      </div>
    </fieldset>
  );
}

type TileProps = {
  name: string;
  value: Opinion;
  isGiven: boolean;
  children: React.ReactNode;
};

function Tile({ name, value, isGiven, children }: TileProps) {
  return (
    <label className="level">
      <input
        type="radio"
        name={name}
        value={value}
        required
        defaultChecked={isGiven}
        className="absolute inset-0 opacity-0"
      />
      {children}
    </label>
  );
}
