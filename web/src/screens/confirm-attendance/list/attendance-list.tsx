import { type Match, type MatchPlayer, searchFor, type TeamPlace } from '@picadito/domain';
import { type ReactNode, type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react';
import { type AnswerGroup, groupOf, inOrder } from '../../../waitlist/answer-group.ts';
import { useIsLarge, useIsRoomy } from '../../../ui/use-is-wide.ts';
import { useGuestsWithoutList } from '../../../teams/lineup-context.ts';
import { useOwing } from '../../../money/list-money.ts';
import { useAccountsToast } from '../../../money/use-accounts-toast.ts';
import { OfferedFormat } from '../actions/offered-format.tsx';
import { AddToMatchButton, useAddPanel } from '../add/add-to-match-button.tsx';
import { ConfirmAll } from './confirm-all.tsx';
import type { AttendanceChanges } from '../../../attendance/attendance.ts';
import { useDecider } from '../../../captain/captain.ts';
import { AttendanceCard } from './attendance-card.tsx';
import type { CardActions } from './player-menu.tsx';
import type { AnswersShown } from '../answers/answers-shown.ts';
import { GROUP_ORDER, GROUPS, useSettledGroups } from './groups.ts';
import { Group } from './group.tsx';
import { JumpToGroup } from './jump-to-group.tsx';
import { PlayerSearch } from './player-search.tsx';
import { useGrowingCount } from './use-growing-count.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import { nothingFound } from '../../../lib/nothing-found.ts';

/** Number of cards in the first paint; the other cards are rendered in later frames. */
const FIRST_CARDS = 20;
type CardStates = {
  chosen: ReadonlySet<string>;
  called: ReadonlySet<string>;
  pending: ReadonlySet<string>;
  places: ReadonlyMap<string, TeamPlace>;
  /** Players who owe money. */
  owing: ReadonlySet<string>;
  /** Guests who are on no list. */
  guests: ReadonlySet<string>;
  answers: AnswersShown;
  actions: CardActions;
  /** True if the rows show all actions as buttons. */
  isLarge: boolean;
};

/**
 * Shows the players of a match with a search by name and a button that adds players. The search result is deferred
 * while the organiser types.
 */
export function AttendanceList({
  notice,
  match,
  players,
  attendance,
  ...cards
}: {
  /** Messages about answers by the group link, above the search and the list; null while the link is off. */
  notice: ReactNode;
  match: Match;
  players: MatchPlayer[];
  attendance: AttendanceChanges;
} & Omit<CardStates, 'isLarge' | 'owing' | 'guests'>) {
  const isLarge = useIsLarge();
  const isRoomy = useIsRoomy();
  const owing = useOwing(match);
  const guests = useGuestsWithoutList(match.id);
  useAccountsToast(match);
  const [query, setQuery] = useState('');
  const { Panel: AddToMatch, toggle } = useAddPanel();
  const { searched, found } = useFoundPlayers(players, query);
  const list = useRef<HTMLDivElement>(null);

  return (
    <div className="attendance-list">
      {notice}
      {isRoomy && <OfferedFormat match={match} players={players} byLink={cards.answers} />}
      <div className="attendance-search">
        <JumpToGroup
          {...{ players, list }}
          deletedCount={match.deletedCount}
          answers={cards.answers}
        />
        <PlayerSearch
          query={query}
          onQuery={setQuery}
          resultText={searched ? resultsOf(found.size) : ''}
        />
        <AddToMatchButton isOpen={AddToMatch !== null} onToggle={toggle} />
      </div>
      {AddToMatch && (
        <div className="mt-3 flat:col-span-2">
          <AddToMatch match={match} players={players} />
        </div>
      )}
      <AttendanceGroups
        list={list}
        match={match}
        players={players}
        attendance={attendance}
        searched={searched}
        found={found}
        {...{ ...cards, isLarge, owing, guests }}
      />
    </div>
  );
}

/** Shows the players in groups by status. A tap changes the player's card at once, without waiting for the server. */
function AttendanceGroups({
  list,
  match,
  players,
  attendance,
  searched,
  found,
  ...cards
}: {
  list: RefObject<HTMLDivElement | null>;
  match: Match;
  players: MatchPlayer[];
  attendance: AttendanceChanges;
  searched: string;
  found: ReadonlySet<string>;
} & CardStates) {
  const { current, away } = cards.answers;
  const isLinked = cards.answers.Mark !== null;
  const decider = useDecider(match);
  const settled = useSettledGroups(players, cards.answers, isLinked);
  const restoredFocus = useRestoredFocus(list, [...settled].join(' '));
  const drawn = useGrowingCount(FIRST_CARDS, players.length);
  const ordered = inOrder(players, current);
  const inGroup = (group: AnswerGroup) =>
    ordered.filter(({ id }) => (settled.get(id) ?? 'pending') === group);
  const foundIn = (group: AnswerGroup) =>
    players.filter((player) => groupOf(player, current, away) === group && found.has(player.id))
      .length;
  const confirmAll = (
    <ConfirmAll
      matchId={match.id}
      players={players}
      answers={cards.answers}
      attendance={attendance}
    />
  );
  return (
    <div ref={list} {...restoredFocus} className="attendance-groups">
      {found.size === 0 && (
        <p className="py-6 text-center text-mute">
          {nothingFound('Ningún jugador de este partido se llama', searched)}
        </p>
      )}
      {GROUP_ORDER.map((group) => (
        <Group
          key={group}
          group={group}
          count={foundIn(group)}
          deletedCount={group === 'confirmed' && !searched ? (match.deletedCount ?? 0) : 0}
          empty={searched ? null : GROUPS[group].empty(players)}
          action={group === 'pending' && !isLinked && confirmAll}
        >
          {cardsOf(inGroup(group).slice(0, drawn), found, { ...cards, decider })}
        </Group>
      ))}
      {/* While the group link is on, the button is below all groups, because players answer themselves. */}
      {isLinked && confirmAll}
    </div>
  );
}

function cardsOf(
  players: readonly MatchPlayer[],
  found: ReadonlySet<string>,
  {
    chosen,
    called,
    pending,
    places,
    owing,
    guests,
    answers,
    actions,
    isLarge,
    decider,
  }: CardStates & {
    decider: (player: MatchPlayer) => string;
  },
) {
  return players.map((player) => (
    <AttendanceCard
      key={player.id}
      player={player}
      hidden={!found.has(player.id)}
      isChosen={chosen.has(player.id)}
      isCalled={called.has(player.id)}
      isPending={pending.has(player.id)}
      team={places.get(player.id)}
      answer={answers.current.get(player.id)}
      AnswerMark={answers.Mark}
      decider={isDecided(player, answers) ? decider(player) : null}
      isBeyond={answers.beyond.has(player.id)}
      awayUntil={answers.away.get(player.id)}
      isOwing={owing.has(player.id)}
      isGuest={guests.has(player.id)}
      isLarge={isLarge}
      actions={actions}
    />
  ));
}

/**
 * Returns whether a player's row shows the mark of a decision by the organiser. A newer answer of the player that the
 * screen has not read yet does not hide the mark.
 */
function isDecided({ id, status }: MatchPlayer, { decided, current }: AnswersShown): boolean {
  return decided.has(id) && status !== 'pending' && !current.has(id);
}

/**
 * Returns `searched`, the trimmed query, and `found`, the ids of the players whose names match it. React defers both
 * while the organiser types, so that typing stays responsive.
 */
function useFoundPlayers(players: readonly MatchPlayer[], query: string) {
  const searched = useDeferredValue(query).trim();
  const found = useMemo(() => {
    const isFound = searchFor(searched);
    return new Set(players.filter(({ name }) => isFound(name)).map(({ id }) => id));
  }, [players, searched]);
  return { searched, found };
}

function resultsOf(count: number): string {
  return count === 1 ? '1 jugador encontrado' : `${count} jugadores encontrados`;
}
