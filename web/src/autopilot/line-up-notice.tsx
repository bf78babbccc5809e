import {
  changeMessage,
  lineUpChange,
  type Match,
  type MatchPlayer,
  sidesFollowing,
  teamIds,
  teamKeysIn,
  type Teams,
  teamsFromWire,
} from '@picadito/domain';
import { type ReactNode, useMemo } from 'react';
import { useGroupAddress, useGroupLink } from '../group-link/link.ts';
import { GroupMessageButton } from '../sharing/group-message-button.tsx';
import { useGroupMessage } from '../sharing/use-group-message.ts';
import { failureSentence } from '../sync/failure-sentence.ts';
import { TEAM_FAILURES, savedTeams, useSaveTeams, useTeams, showTeams } from '../teams/teams.ts';
import { sidesOf, teamsOfSides } from '../teams/sides.ts';
import { useNotifiedTeams } from '../teams/notified-teams.ts';
import { useTeamCriteria } from '../teams/use-team-criteria.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { toastError } from '../ui/toast/toasts.ts';
import { changeLines } from './autopilot-text.ts';

export type LineUpProps = {
  match: Match;
  players: readonly MatchPlayer[];
  children?: ReactNode;
};

/**
 * Shows a notice when the confirmed players are no longer the players of the saved teams. It proposes the repaired
 * teams with the fewest moves; one tap saves them and shows them to the players. Then it offers to notify the group.
 * Shows `children` once the saved teams are known and need no repair.
 */
export function LineUpNotice({ children = null, ...shown }: LineUpProps) {
  const { notice, isKnown } = useLineUpNotice(shown);
  return notice ?? (isKnown && children);
}

/**
 * Returns `notice`, which offers to repair the saved teams, or after a repair to notify the group of it; null if there
 * is nothing to do. `isKnown` is true once the saved teams have loaded.
 */
export function useLineUpNotice({ match, players }: Omit<LineUpProps, 'children'>): {
  notice: ReactNode;
  isKnown: boolean;
} {
  const { data: saved } = useTeams(match);
  const { criteria, areKnown } = useTeamCriteria(match.id, true);
  const save = useSaveTeams(match);
  const [notified, markNotified] = useNotifiedTeams(match.id);
  const link = useGroupAddress(match.listId);
  const after = useMemo(() => {
    if (!saved || !areKnown || match.status !== 'pendiente') return null;
    const going = players.filter(({ status }) => status === 'confirmed');
    const teams = teamsFromWire(saved);
    const { suplente } = teams;
    const sides = { teams: sidesOf(teams), suplente };
    const repaired = sidesFollowing(sides, going, { ...criteria, perSide: match.perSide });
    return repaired && teamsOfSides(teamKeysIn(teams), repaired);
  }, [saved, areKnown, match.status, match.perSide, players, criteria]);
  if (!saved) return { notice: null, isKnown: false };
  const before = savedTeams(saved);

  async function show(next: Teams<MatchPlayer>): Promise<void> {
    try {
      await save.mutateAsync({ ...teamIds(next), createdBy: saved?.createdBy ?? 'automatic' });
      showTeams(match);
      markNotified(notified ?? before);
    } catch (error) {
      toastError(failureSentence(error, { action: TEAM_FAILURES.save }));
    }
  }

  if (after) {
    const notice = (
      <Notice text={changeLines(match, lineUpChange(before, after))}>
        <Button variant="coin" size="sm" loading={save.isPending} onClick={() => void show(after)}>
          <Icon name="shirt" />
          MOSTRAR EL CAMBIO
        </Button>
      </Notice>
    );
    return { notice, isKnown: true };
  }
  const change = notified && match.status === 'pendiente' && lineUpChange(notified, before);
  if (!change || changeLines(match, change) === '') return { notice: null, isKnown: true };
  const notice = (
    <Notice text={changeLines(match, change)}>
      <NotifyGroup
        message={changeMessage(match, change, link)}
        onNotified={() => markNotified(null)}
      />
    </Notice>
  );
  return { notice, isKnown: true };
}

/**
 * Shows the notice about repairs on the teams screen while the group link of the list is on, otherwise only `children`.
 */
export function LineUpOfLink(props: LineUpProps) {
  const isOn = useGroupLink(props.match.listId).data?.isOn === true;
  return isOn ? <LineUpNotice {...props} /> : props.children;
}

function Notice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <section aria-label="Cambio en los equipos" className="line-up-notice">
      <p role="status" className="text-pretty">
        {text}
      </p>
      <div className="flex gap-2 *:grow">{children}</div>
    </section>
  );
}

function NotifyGroup({ message, onNotified }: { message: string; onNotified: () => void }) {
  return (
    <>
      <GroupMessageButton {...useGroupMessage(message, onNotified)} size="sm" />
      <Button
        variant="ghost"
        size="sm"
        className="grow-0!"
        aria-label="Listo, ya avisé"
        onClick={onNotified}
      >
        <Icon name="check" />
      </Button>
    </>
  );
}
