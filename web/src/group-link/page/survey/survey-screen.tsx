import { sortKey, type SurveyPage } from '@picadito/domain';
import { Frame } from '../frame.tsx';
import { Headline } from '../headline.tsx';
import { SurveyForm } from './survey-form.tsx';

/** Where the page stands: under the link of the group, and perhaps the own one of a player. */
export type SurveySite = { path: string; personal?: string | undefined };

type Props = { page: SurveyPage; site: SurveySite };

export function SurveyScreen({ page, site: { path, personal } }: Props) {
  const { survey, visitor, names, isDone, refused } = page;
  const here = `${personal ?? path}/survey`;
  if (isDone) return <Told headline="Ya contestaste" more="¡Gracias!" path={path} />;
  if (!survey) {
    const more = refused?.sentence ?? 'Cuando haya una, te va a llegar al grupo.';
    return <Told headline="Ahora no hay ninguna encuesta" more={more} path={path} />;
  }
  if (visitor) return <SurveyForm to={here} {...{ survey, visitor, refused }} />;
  const people = names.toSorted((a, b) => (sortKey(a.name) < sortKey(b.name) ? -1 : 1));
  return (
    <>
      <Headline look="text-d2">¿Quién sos?</Headline>
      {refused && (
        <p role="alert" className="font-bold text-danger">
          {refused.sentence}
        </p>
      )}
      <ul className="names">
        {people.map(({ key, name }) => (
          <li key={key}>
            <a className="key key-name" href={`${path}/survey?soy=${key}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Told({ headline, more, path }: { headline: string; more: string; path: string }) {
  return (
    <Frame color="frame-coin">
      <Headline look="text-d2">{headline}</Headline>
      <p>{more}</p>
      <a className="key" href={path}>
        VER EL PARTIDO
      </a>
    </Frame>
  );
}

/** Whom the page takes one for. A name that this device holds is let go on the page of the match. */
export function WhoAnswers({ page: { visitor }, site: { path } }: Props) {
  if (!visitor) return null;
  return (
    <div className="flex min-w-0 items-center gap-2 text-sm text-mute">
      <span className="min-w-0">{visitor.name}</span>
      {!visitor.isHeld && (
        <a className="link" href={`${path}/survey`}>
          No soy yo
        </a>
      )}
    </div>
  );
}

/** What is said aloud once the page has changed. */
export function surveySaid({ survey, visitor, isDone, refused }: SurveyPage): string {
  if (isDone) return 'Ya contestaste';
  if (refused) return refused.sentence;
  if (!survey) return 'Ahora no hay ninguna encuesta';
  return visitor ? `${visitor.name}, ¿cómo juega cada uno?` : '¿Quién sos?';
}
