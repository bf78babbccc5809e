import { dayInWords, type GroupPage, type ShownEnded } from '@picadito/domain';
import { use } from 'react';
import { ServerMessage } from './server-message.tsx';
import { Questions } from './claim.tsx';
import { Frame, When } from './frame.tsx';
import { Headline, HeadlineLevel } from './headline.tsx';
import { Match } from './match.tsx';
import { Ended, FoldedEnded } from './played/ended.tsx';
import { Money } from './money.tsx';
import { PersonalLink } from './page-form.tsx';
import { askedMatchOf, visitorOf } from './visitor.ts';
import { whenOf } from './when.ts';

/**
 * Content of the players' page. `path` is the address that forms are sent to; null in the organiser's view, in which no
 * form is sent.
 */
export function GroupScreen({ page, path }: { page: GroupPage; path: string | null }) {
  const { suspended, next, later, lastDate } = page;
  const visitor = visitorOf(page);
  const ended = endedOf(page);
  const asked = ended.isAsked ? null : page.asked;
  const isAboutLater = later !== null && askedMatchOf(asked) === later.key;
  const shared = { page, visitor, path };
  return (
    <>
      <Questions {...shared} />
      <EndedMatches matches={ended.above} {...{ page, path }} />
      {suspended && (
        <Frame color="frame-danger">
          <p className="font-bold text-danger">Se suspendió</p>
          <When event={suspended} />
        </Frame>
      )}
      {asked?.kind === 'name-chosen' && page.me && page.me.key !== asked.key && (
        <p className="text-mute">
          Este celu es de {page.me.name}: si contestás, pasa a ser de {asked.name}.
        </p>
      )}
      {next ? (
        <Match match={next} asked={isAboutLater ? null : asked} {...shared} />
      ) : (
        <>
          {asked && <ServerMessage {...{ asked, match: null, path }} />}
          <NoMatch lastDate={lastDate} />
        </>
      )}
      {page.money && <Money money={page.money} path={path} />}
      <EndedMatches matches={ended.below} isFolded {...{ page, path }} />
      {page.mayAnswerSurvey && <SurveyInvitation path={path} />}
      {later && (
        <details id="later" open={isAboutLater}>
          <summary className="link">El que sigue: {whenOf(later)}</summary>
          <div className="mt-3 flex flex-col gap-4">
            <HeadlineLevel value="h2">
              <Match match={later} asked={isAboutLater ? asked : null} isLater {...shared} />
            </HeadlineLevel>
          </div>
        </details>
      )}
    </>
  );
}

/**
 * Splits the ended matches into those above and those below the next match. One is above it if the server has a message
 * about its score or vote; all are if there is no next match. `isAsked` is true if there is such a message.
 */
function endedOf({ ended, asked, next }: GroupPage) {
  const ofEnded = asked?.kind === 'played' ? asked.match : null;
  const isAsked = ({ key }: ShownEnded) => key === ofEnded;
  const above = next === null ? ended : ended.filter(isAsked);
  const below = ended.filter((one) => !above.includes(one));
  return { above, below, isAsked: ended.some(isAsked) };
}

type Matches = {
  matches: readonly ShownEnded[];
  page: GroupPage;
  path: string | null;
  isFolded?: boolean;
};

function EndedMatches({ matches, page, path, isFolded = false }: Matches) {
  const { played, asked, next } = page;
  const Shown = isFolded ? FoldedEnded : Ended;
  return matches.map((one) => (
    <Shown
      key={one.key}
      ended={one}
      played={played.find(({ match }) => match === one.key)}
      asked={asked?.kind === 'played' && asked.match === one.key ? asked : undefined}
      own={visitorOf(page)?.name}
      isAlone={next === null}
      path={path}
    />
  ));
}

/** Links to the survey, which is on another page. */
function SurveyInvitation({ path }: { path: string | null }) {
  const own = use(PersonalLink);
  return (
    <Frame color="frame-coin">
      <p className="font-bold">¿Cómo juega cada uno? Es un minuto.</p>
      <a className="key" href={path === null ? undefined : `${own ?? path}/survey`}>
        CONTAR
      </a>
    </Frame>
  );
}

function NoMatch({ lastDate }: { lastDate: string | null }) {
  return (
    <Frame color="frame-coin">
      <Headline look="text-d2">Todavía no hay próximo partido</Headline>
      <p>
        {lastDate && `El último fue el ${dayInWords(lastDate)}. `}
        Cuando haya uno nuevo, lo vas a ver acá.
      </p>
    </Frame>
  );
}
