import { type Match, type MatchPlayer, placesOf, type TeamCriteria } from '@picadito/domain';
import type { RefObject } from 'react';
import { bringIntoSight } from '../../lib/bring-into-sight.ts';
import { type TeamOption, teamOptions } from '../../teams/ready-teams.ts';
import { dealCards } from './deal-cards.ts';
import { FormatOffers } from '../../matches/format/format-offers.tsx';
import { LateArrivals } from './late/late-arrivals.tsx';
import type { useLateChanges } from './late/use-late-changes.ts';
import { MethodAction } from './method-controls.tsx';
import { SitOutChoice } from './sit-out-choice.tsx';
import type { useFormation } from './use-formation.ts';

/** Actions below the board. On phones the board is out of sight there, so each action brings it into sight. */
export function BoardActions({
  match,
  players,
  criteria,
  formation,
  dispatch,
  forget,
  late,
  arrived,
  show,
  board,
}: {
  match: Match;
  players: readonly MatchPlayer[];
  criteria: TeamCriteria;
} & Pick<ReturnType<typeof useFormation>, 'formation' | 'dispatch' | 'forget'> & {
    late: ReturnType<typeof useLateChanges>;
    /** The confirmed players without a team. */
    arrived: readonly MatchPlayer[];
    show: (option: TeamOption | undefined) => void;
    board: RefObject<HTMLElement | null>;
  }) {
  const confirmed = players.filter(({ status }) => status === 'confirmed');
  const showBoard = () => bringIntoSight(() => board.current);
  return (
    <>
      {late.isFormed && (
        <LateArrivals players={arrived} onArrive={(player) => (late.arrive(player), showBoard())} />
      )}
      <FormatOffers match={match} coming={confirmed.length} onChange={forget} />
      {formation.method === 'automatic' && confirmed.length > placesOf(match) && (
        <SitOutChoice
          matchId={match.id}
          sitOut={criteria.sitOut}
          onChoose={(sitOut) => {
            show(teamOptions(players, { ...criteria, sitOut }, match)[0]);
            showBoard();
          }}
        />
      )}
      <MethodAction
        {...{ formation, players, dispatch }}
        onChanged={(isDealt) => {
          showBoard();
          if (isDealt) dealCards(board.current);
        }}
      />
    </>
  );
}
