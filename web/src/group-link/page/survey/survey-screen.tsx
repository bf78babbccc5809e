import { MESSAGES, type SurveyPage } from '@picadito/domain';
import { Frame } from '../frame.tsx';
import { Headline } from '../headline.tsx';
import { SurveyForm } from './survey-form.tsx';

/**
 * Type of the paths of the survey's page: `path` of the group link, and `personal`, the path of the personal link that
 * opened the page, if any.
 */
export type SurveySite = { path: string; personal?: string | undefined };

type Props = { page: SurveyPage; site: SurveySite };

export function SurveyScreen({ page, site: { path, personal } }: Props) {
  const { survey, visitor, isDone, refused } = page;
  if (isDone) return <SurveyMessage headline="Ya contestaste" more="¡Gracias!" path={path} />;
  if (!survey) {
    const more = refused?.sentence ?? 'Cuando haya una, te va a llegar al grupo.';
    return <SurveyMessage headline="Ahora no hay ninguna encuesta" more={more} path={path} />;
  }
  if (!visitor)
    return (
      <SurveyMessage headline="Para la próxima" more={MESSAGES.surveyOfOtherDevices} path={path} />
    );
  return <SurveyForm to={`${personal ?? path}/survey`} {...{ survey, visitor, refused }} />;
}

function SurveyMessage({ headline, more, path }: { headline: string; more: string; path: string }) {
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

/**
 * Shows the name of the player that the visitor answers as. A device releases its name on the page of the match, so
 * there is no button for that here.
 */
export function WhoAnswers({ page: { visitor } }: Pick<Props, 'page'>) {
  return visitor && <div className="min-w-0 text-sm text-mute">{visitor.name}</div>;
}

/** Returns the text that screen readers announce once the page has changed. */
export function surveyAnnouncement({ survey, visitor, isDone, refused }: SurveyPage): string {
  if (isDone) return 'Ya contestaste';
  if (refused) return refused.sentence;
  if (!survey) return 'Ahora no hay ninguna encuesta';
  return visitor ? `${visitor.name}, ¿cómo juega cada uno?` : MESSAGES.surveyOfOtherDevices;
}
