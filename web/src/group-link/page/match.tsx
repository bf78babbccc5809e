import { MESSAGES, type GroupPage, type ShownMatch } from '@picadito/domain';
import { use } from 'react';
import { ServerMessage } from './server-message.tsx';
import { ClaimNote, Denied } from './claim.tsx';
import { ForOther } from './for-other.tsx';
import { Frame, When } from './frame.tsx';
import { Guests } from './guests.tsx';
import { Headline } from './headline.tsx';
import { OwnAnswer } from './own-answer.tsx';
import { NightTable } from './night.tsx';
import { PersonalLink } from './page-form.tsx';
import { People } from './people.tsx';
import { Places } from './places.tsx';
import { NamesOrNewcomer, SentNotice } from './proposals.tsx';
import { BEGUN, closingText } from './sentences.ts';
import { Teams } from './teams.tsx';
import { contentIn, personOf, waitingAnswer, type OfMatch, type Visitor } from './visitor.ts';

type MatchProps = OfMatch & {
  asked: GroupPage['asked'];
  /** True if the match is not the next one. A name can be chosen and claimed for the next match only. */
  isLater?: boolean;
};

/**
 * Shows a match that is not over: the visitor's answer first, then the teams, the table of a night that has begun, and
 * the players by their answers.
 */
export function Match(props: MatchProps) {
  const { match, page, visitor, path, asked, isLater = false } = props;
  const person = visitor ? personOf(match, visitor.key) : undefined;
  const closing = closingText(match);
  const isAsked =
    asked?.kind === 'held' || asked?.kind === 'changed' || asked?.kind === 'taken-out';
  const isSilent = person?.state === 'silent' && !waitingAnswer(page, match, visitor);
  const own = visitor && person && !isAsked ? { visitor, person } : null;
  return (
    <>
      {(!person || isSilent || isAsked) && (
        <Frame color="frame-coin">
          <When event={match} />
          {closing && <p>{closing}</p>}
          {!person && <Places match={match} />}
        </Frame>
      )}
      {asked && <ServerMessage {...{ asked, match, path }} />}
      {!isLater && <Denied {...{ page, path }} />}
      <SentNotice {...{ page, match, visitor, path }} />
      {own && <OwnAnswer {...{ match, page, path, ...own }} given={contentIn(asked)} />}
      {visitor && !person && <Headline look="text-d2">{MESSAGES.answerNotInMatch}</Headline>}
      {!isLater && visitor?.isClaim && <ClaimNote {...page} />}
      {!visitor && !isAsked && <FirstVisit {...props} />}
      {own && <OwnGuests {...props} {...own} />}
      {match.teams && !own && <Teams teams={match.teams} own={person?.name} />}
      {match.night && (
        <Frame color="frame-line">
          <h2 className="font-display text-d3">La noche</h2>
          {match.night.champion && <p className="font-bold">{match.night.champion}</p>}
          <NightTable night={match.night} />
        </Frame>
      )}
      {person && person.state !== 'in' && <Places match={match} />}
      {page.bibs && !isLater && <Bibs bibs={page.bibs} visitor={visitor} />}
      <People {...{ match, page, visitor, path }} />
      {visitor?.ownsName && match.canAnswer && <ForOther {...{ match, path, visitor }} />}
    </>
  );
}

/** Says who has the bibs and the ball, so that the player brings them. */
function Bibs({
  bibs: { key, name },
  visitor,
}: {
  bibs: NonNullable<GroupPage['bibs']>;
  visitor: MatchProps['visitor'];
}) {
  if (key === visitor?.key)
    return <p className="font-bold">Las pecheras y la pelota las tenés vos.</p>;
  return (
    <p className="text-mute">
      Las pecheras y la pelota las tiene <bdi>{name}</bdi>.
    </p>
  );
}

/**
 * Shows a visitor without a name the names to choose from. Says 'Ya empezó' once the match takes no answers, and
 * renders nothing for a later match or on a personal link.
 */
function FirstVisit({ match, page: { sent }, path, asked, isLater = false }: MatchProps) {
  // A visitor without a name on a personal link means that its player is not in the match.
  const isPersonal = use(PersonalLink) !== undefined;
  if (!match.canAnswer) return <Headline look="text-d2">{BEGUN}</Headline>;
  if (isLater || isPersonal) return null;
  const typed = asked?.kind === 'newcomer' ? asked.name : null;
  return <NamesOrNewcomer {...{ match, path, sent, typed }} />;
}

type OwnProps = MatchProps & { visitor: Visitor; person: ShownMatch['people'][number] };

/**
 * Shows the guests of the visitor's player if this device owns or claims the name and the match takes answers;
 * otherwise nothing.
 */
function OwnGuests({ match, visitor: { ownsName, isClaim }, person, path, asked }: OwnProps) {
  if (!match.canAnswer || !(ownsName || isClaim)) return null;
  const typed = asked?.kind === 'guest' && asked.name !== '' ? asked.name : null;
  return <Guests {...{ match, path, isClaim, typed }} host={person} />;
}
