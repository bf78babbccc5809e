import type { GroupPage, ShownMatch } from '@picadito/domain';
import { use } from 'react';
import { AskedFirst, Waiting } from './asked.tsx';
import { ForOther } from './for-other.tsx';
import { Frame, When } from './frame.tsx';
import { Guests } from './guests.tsx';
import { Headline } from './headline.tsx';
import { OwnAnswer } from './own-answer.tsx';
import { OwnLink } from './page-form.tsx';
import { People } from './people.tsx';
import { Places } from './places.tsx';
import { NamesOrNewcomer, OwnDropOut } from './proposals.tsx';
import { BEGUN, closingText } from './sentences.ts';
import { Teams } from './teams.tsx';
import { givenOf, personOf, type Visitor } from './visitor.ts';

type Props = {
  match: ShownMatch;
  visitor: Visitor | null;
  path: string | null;
  asked: GroupPage['asked'];
  undo: GroupPage['undo'];
  waiting: GroupPage['waiting'];
  proposal: GroupPage['proposal'];
  dropOuts: GroupPage['dropOuts'];
  isStrict: boolean;
  /** Names are chosen once. */
  isLater?: boolean;
};

/** A match that is to be played: what one answers comes first, then the teams, then who is in. */
export function Match(props: Props) {
  const { match, visitor, path, asked, undo, waiting, isStrict, isLater = false } = props;
  const { proposal, dropOuts } = props;
  const person = visitor ? personOf(match, visitor.key) : undefined;
  const given = givenOf(asked);
  // by the own link of a player who is not in the match
  const isOwn = use(OwnLink) !== undefined;
  const closing = closingText(match);
  const taken = undo.find((one) => visitor?.isHeld === true && one.key === match.key);
  const dropOut = visitor?.isHeld ? dropOuts.find((one) => one.match === match.key) : undefined;
  const isAsked = asked?.kind === 'held' || asked?.kind === 'changed';
  const isOpen = person === undefined || person.state === 'silent' || isAsked;
  return (
    <>
      {isOpen && (
        <Frame color="frame-coin">
          <When event={match} />
          {closing && <p>{closing}</p>}
          {!person && <Places match={match} />}
        </Frame>
      )}
      {asked && <AskedFirst {...{ asked, match, path }} />}
      <OwnDropOut {...{ match, proposal, path }} />
      {person && !isAsked && (
        <OwnAnswer {...{ match, person, path, given, dropOut }} undo={taken?.answer} />
      )}
      {visitor && !person && <Headline look="text-d2">No estás en este partido</Headline>}
      {!visitor && !match.canAnswer && <Headline look="text-d2">{BEGUN}</Headline>}
      {!visitor &&
        match.canAnswer &&
        !isAsked &&
        !isLater &&
        !isOwn &&
        (waiting ? (
          <Waiting name={waiting.name} path={path} />
        ) : (
          <NamesOrNewcomer
            {...{ match, path, proposal }}
            typed={asked?.kind === 'newcomer' ? asked.name : null}
          />
        ))}
      {person && visitor?.isHeld && !isAsked && match.canAnswer && (
        <Guests
          {...{ match, path }}
          host={person}
          typed={asked?.kind === 'guest' && asked.name !== '' ? asked.name : null}
        />
      )}
      {match.teams && (!person || isAsked) && <Teams teams={match.teams} own={person?.name} />}
      {person && person.state !== 'in' && <Places match={match} />}
      <People match={match} visitor={visitor} />
      {visitor?.isHeld && match.canAnswer && !isStrict && (
        <ForOther {...{ match, path, visitor }} hasProposed={proposal?.isDismissed === false} />
      )}
    </>
  );
}
