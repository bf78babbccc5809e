import { type Match, type MatchPlayer, nameList, type Teams } from '@picadito/domain';
import { type ReactNode, useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { LineUpNotice } from '../../../autopilot/line-up-notice.tsx';
import { draftOf } from '../../../forms/draft.ts';
import { useGroupLink } from '../../../group-link/link.ts';
import { useSession } from '../../../identity/session.ts';
import { paths } from '../../../lib/paths.ts';
import { toastShareOutcome } from '../../../sharing/share-outcome.ts';
import { useSaveAndShare } from '../../../sharing/use-save-and-share.ts';
import { useShareOnSave } from '../../../sharing/use-share-on-save.ts';
import { sidesOf } from '../../../teams/sides.ts';
import { teamOptions } from '../../../teams/ready-teams.ts';
import { noteShared, type SavedPlayer, savedTeams, useTeams } from '../../../teams/teams.ts';
import { formationDraft } from '../../../teams/stored-formation.ts';
import { useTeamCriteria } from '../../../teams/use-team-criteria.ts';
import { Button, ButtonLink, TEXT_ACTION } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

type TeamsStepProps = { match: Match; players: readonly MatchPlayer[] };
type Shown = { match: Match; teams: Teams<SavedPlayer> };

/**
 * Button that shares the teams of a match in one tap: the saved teams, with a notice of changes since they were saved,
 * or the best teams if none are saved.
 */
export function TeamsStep({ match, players }: TeamsStepProps) {
  const { data: saved } = useTeams(match);
  if (match.teamCounts === null) return <BestTeams match={match} players={players} />;
  return (
    saved && (
      <LineUpNotice match={match} players={players}>
        <SavedTeams match={match} teams={savedTeams(saved)} />
      </LineUpNotice>
    )
  );
}

/**
 * Button that saves and shares the best teams. If this device has a draft of teams, a link to the draft is shown
 * instead, because the organiser made it.
 */
function BestTeams({ match, players }: TeamsStepProps) {
  const { criteria, areKnown } = useTeamCriteria(match.id, true);
  const uid = useSession((session) => session.user?.uid ?? '');
  const best = useMemo(
    () => (areKnown ? teamOptions(players, criteria, match)[0] : undefined),
    [areKnown, players, criteria, match],
  );
  if (draftOf(uid, formationDraft(match.id)).read() !== null) {
    return (
      <Step match={match} says="Dejaste equipos sin guardar">
        <ButtonLink href={paths.formTeams(match.id)}>ARMAR EQUIPOS</ButtonLink>
      </Step>
    );
  }
  return best && <ReadyTeams match={match} teams={best} />;
}

function ReadyTeams({ match, teams }: Shown) {
  const { saveAndShare, isPending } = useSaveAndShare(match, teams);
  return (
    <Step match={match} says={`Los más parejos: ${sumsOf(teams)}`}>
      <Button variant="grass" loading={isPending} onClick={() => void saveAndShare('automatic')}>
        <Icon name="shirt" />
        ARMAR Y COMPARTIR
      </Button>
    </Step>
  );
}

/** Button that shares the saved teams if the group link is on, and otherwise leads to the screen that shares them. */
function SavedTeams({ match, teams }: Shown) {
  const isOn = useGroupLink(match.listId).data?.isOn === true;
  return (
    <Step match={match} says={`Equipos listos: ${sumsOf(teams)}`}>
      {isOn ? (
        <ShareTeams match={match} teams={teams} />
      ) : (
        <ButtonLink href={paths.shareTeams(match.id)} variant="grass">
          {SHARE}
        </ButtonLink>
      )}
    </Step>
  );
}

const SHARE = (
  <>
    <Icon name="external-link" />
    COMPARTIR EQUIPOS
  </>
);

function ShareTeams({ match, teams }: Shown) {
  const [, navigate] = useLocation();
  const share = useShareOnSave(match, teams);

  async function shareOrGo(): Promise<void> {
    const outcome = await share?.();
    if (outcome) toastShareOutcome(outcome, 'Mandalos desde acá.');
    if (outcome === 'shared') noteShared(match);
    else if (outcome !== 'cancelled') navigate(paths.shareTeams(match.id));
  }

  return (
    <Button variant="grass" onClick={() => void shareOrGo()}>
      {SHARE}
    </Button>
  );
}

function Step({ match, says, children }: { match: Match; says: string; children: ReactNode }) {
  return (
    <section aria-label="Lo que sigue" className="next-step">
      <p>
        {says}
        <Link href={paths.formTeams(match.id)} className={TEXT_ACTION}>
          Ver equipos
        </Link>
      </p>
      {children}
    </section>
  );
}

function sumsOf(teams: Teams<SavedPlayer>): string {
  const sums = sidesOf(teams).map((side) =>
    String(side.reduce((total, { skillLevel }) => total + Number(skillLevel), 0)),
  );
  return sums.length === 2 ? sums.join(' a ') : nameList(sums);
}
