import {
  everyoneIn,
  type Match,
  type MatchPlayer,
  nameList,
  type TeamCriteria,
  type Teams,
  type TeamsReply,
} from '@picadito/domain';
import { optionalPart } from '../../lib/lazy-with-retry.ts';
import { type ComponentProps, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { LineUpOfLink, type LineUpProps } from '../../autopilot/line-up-notice.tsx';
import { type BoardCovers, PitchBoard } from '../../teams/pitch-board.tsx';
import { keepersFirst } from '../../teams/pitch-rows.ts';
import { type TeamOption, teamOptions } from '../../teams/ready-teams.ts';
import { Icon } from '../../ui/icon.tsx';
import { useIsRoomy } from '../../ui/use-is-wide.ts';
import { AvailablePlayers } from './available-players.tsx';
import { BalancePanel } from './balance-panel.tsx';
import { BoardActions } from './board-actions.tsx';
import { ChipSlot, ZoneSlot } from './drag/drag-slots.tsx';
import { obstacle, teamsOf } from '../../teams/formation.ts';
import { EvenTeams } from './even-teams.tsx';
import { sizesOf } from '../../teams/team-sizes.ts';
import { RemovedPlayers } from './late/removed-players.tsx';
import { MethodChoice } from './method-controls.tsx';
import { PlayerSheet } from './player-sheet.tsx';
import { showTeams } from '../../teams/teams.ts';
import { BALANCE_RULE, SaveTeams } from './save-teams.tsx';
import { useFormation } from './use-formation.ts';
import { useLateChanges } from './late/use-late-changes.ts';

/**
 * Component that lets the organiser drag players. It is optional: its code is loaded with the manual method, and the
 * buttons do everything without it.
 */
const DragLayer = optionalPart(() =>
  import('./drag/drag-layer.tsx').then((code) => code.DragLayer),
);

const DRAG_SLOTS: BoardCovers = {
  chip: (playerId) => <ChipSlot playerId={playerId} />,
  team: (team) => <ZoneSlot zone={team} />,
};

type EditedMatch = {
  match: Match;
  players: readonly MatchPlayer[];
  saved: TeamsReply | null;
  criteria: TeamCriteria;
};

/** Editor of the teams of one match: the method, the board, and the list of players. */
export function TeamsEditor(edited: EditedMatch) {
  const { match, players, saved, criteria } = edited;
  const { perSide, teamCount } = sizesOf(match);
  const options = useMemo(
    () => teamOptions(players, criteria, { perSide, teamCount }),
    [players, criteria, perSide, teamCount],
  );
  const editor = useFormation(match, players, saved, options[0], criteria);
  const { formation, dispatch } = editor;
  const root = useRef<HTMLDivElement>(null);
  // The DOM has the order of the screen: the players come first where they are the left column.
  const isRoomy = useIsRoomy();
  const formed = <FormedTeams key="formed" {...edited} options={options} editor={editor} />;
  const available = (
    <AvailablePlayers key="available" matchId={match.id} {...{ formation, players, dispatch }} />
  );
  return (
    <div ref={root} className="teams-editor">
      {isRoomy ? [available, formed] : [formed, available]}
      {formation.method === 'manual' && (
        <Suspense fallback={null}>
          <DragLayer root={root} formation={formation} players={players} dispatch={dispatch} />
        </Suspense>
      )}
    </div>
  );
}

/** Shows the editor without the list of players: the method, the teams on their board, and the actions on the teams. */
function FormedTeams({
  options,
  editor,
  ...edited
}: EditedMatch & { options: readonly TeamOption[]; editor: ReturnType<typeof useFormation> }) {
  const { match, players, saved, criteria } = edited;
  const { formation, dispatch, forget } = editor;
  const teams = keepersFirst(teamsOf(formation, players), criteria.keepers);
  const late = useLateChanges({ ...edited, ...editor });
  const board = useRef<HTMLDivElement>(null);
  const show = (option: TeamOption | undefined) =>
    option && dispatch({ type: 'take', teams: option });
  const confirmed = players.filter(({ status }) => status === 'confirmed');
  const arrived = confirmed.filter(({ id }) => !formation.places.has(id));
  const unconfirmed = unconfirmedIn(teams);
  const why = obstacle(formation, teams);
  const isManual = formation.method === 'manual';
  const sheet = (id: string, className: string, facts: ReactNode) => {
    const player = players.find((one) => one.id === id);
    const { code, drop } = late;
    const { sizes } = formation;
    const choices = { player, teams, sizes, drop, dispatch };
    return player && <PlayerSheet {...choices} {...{ player, className, facts, code }} />;
  };

  return (
    <div className="teams-board">
      <div className="teams-balance">
        <MethodChoice {...{ formation, dispatch }} ready={options[0]} />
        <BalancePanel {...{ formation, teams, criteria, options, dispatch }} onTake={show} />
      </div>
      <Following
        {...{ match, players }}
        isOffered={saved !== null && editor.isUntouched && !late.shown}
        isBehind={unconfirmed.length + arrived.length > 0}
      >
        {!isManual && unconfirmed.length > 0 && (
          <Warning>{`Sin confirmar: ${nameList(unconfirmed.map(({ name }) => name))}.`}</Warning>
        )}
      </Following>
      <div ref={board} className={`teams-pitch ${isManual ? 'scroll-mt-28' : 'scroll-mt-2'}`}>
        <PitchBoard
          {...teams}
          covers={isManual ? DRAG_SLOTS : undefined}
          asButton={late.mayChange ? sheet : undefined}
        />
      </div>
      <div className="teams-side">
        <BoardActions
          {...{ match, players, criteria, formation, dispatch, forget, late, arrived, show }}
          board={board}
        />
        {why?.kind === 'rule' && <Warning id={BALANCE_RULE}>{why.sentence}</Warning>}
        {!isManual && <EvenTeams {...{ formation, teams, criteria, dispatch }} />}
        <RemovedPlayers saved={saved} players={players} />
        <SaveOrShare {...editor} {...{ match, teams, why, late }} onSaved={forget} />
      </div>
    </div>
  );
}

/** Returns the players of the teams and the substitutes who are not confirmed. */
function unconfirmedIn(teams: Teams<MatchPlayer>): MatchPlayer[] {
  return everyoneIn(teams).filter(({ status }) => status !== 'confirmed');
}

/**
 * Shows the line-up notice once the saved teams differ from the confirmed players, and keeps it for as long as the
 * saved teams are shown. Otherwise shows `children`.
 */
function Following({
  isOffered,
  isBehind,
  ...shown
}: LineUpProps & { isOffered: boolean; isBehind: boolean }) {
  const [wasBehind, setWasBehind] = useState(false);
  if (isOffered && isBehind && !wasBehind) setWasBehind(true);
  return isOffered && wasBehind ? <LineUpOfLink {...shown} /> : shown.children;
}

function Warning({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} tabIndex={id ? -1 : undefined} className="flex items-start gap-2 text-danger">
      <Icon name="warning" />
      {children}
    </p>
  );
}

/**
 * Shows the button that saves and shares the teams. After a late change of saved teams it shows, in place of the
 * button, the message for the group about the change.
 */
function SaveOrShare({
  late: { shown, isForGroup, undo, markNotified },
  ...toSave
}: Omit<ComponentProps<typeof SaveTeams>, 'notice'> & {
  late: ReturnType<typeof useLateChanges>;
}) {
  if (shown && isForGroup) {
    return (
      <shown.code.ShareChange
        message={shown.message}
        onUndo={undo}
        onNotified={() => (showTeams(toSave.match), markNotified())}
      />
    );
  }
  const notice = shown && <shown.code.LateNotice message={shown.message} onUndo={undo} />;
  return <SaveTeams {...toSave} notice={notice} />;
}
