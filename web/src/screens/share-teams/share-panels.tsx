import type { Match, TeamsReply } from '@picadito/domain';
import { type MouseEvent, useMemo } from 'react';
import { Link } from 'wouter';
import { AddToCalendar } from '../../sharing/add-to-calendar.tsx';
import { PitchBoard } from '../../teams/pitch-board.tsx';
import { paths } from '../../lib/paths.ts';
import { buttonClass, ExternalLink, TEXT_LINK } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StickyAction } from '../../ui/sticky-action.tsx';
import { MessagePanel } from './message-panel.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { QrPanel } from './qr-panel.tsx';
import { sharedTeams } from './shared-teams.ts';
import { useEmptyTeamQuestion } from './use-empty-team-question.tsx';
import { useLineUp } from './use-line-up.ts';

/** Teams, message, link and QR code of one line-up. */
export function SharePanels({ match, teams }: { match: Match; teams: TeamsReply }) {
  const shared = useMemo(() => sharedTeams(match, teams), [match, teams]);
  const lineUp = useLineUp(match, shared);
  const { asksFirst, dialog } = useEmptyTeamQuestion(shared.emptyTeam, shared);

  function askBeforeLink(event: MouseEvent) {
    const open = () => void window.open(shared.link, '_blank', 'noopener,noreferrer');
    if (asksFirst(open)) event.preventDefault();
  }

  return (
    <div className="mt-4 grid gap-6 md:mt-6 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:items-start md:gap-8">
      {shared.emptyTeam && (
        <p role="status" className="text-coin md:col-span-2">
          {shared.emptyTeam}{' '}
          <Link href={paths.formTeams(match.id)} className={TEXT_LINK}>
            Revisá los equipos
          </Link>{' '}
          antes de compartir.
        </p>
      )}
      <div className="flex min-w-0 flex-col gap-6">
        <PitchBoard {...shared} />
        {lineUp && <PicturePanel {...lineUp} asksFirst={asksFirst} />}
        <MessagePanel message={shared.message} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <StickyAction>
          <ExternalLink href={shared.link} className="md:mt-0 md:w-full" onClick={askBeforeLink}>
            <Icon name="whatsapp" />
            Compartir por WhatsApp
          </ExternalLink>
        </StickyAction>
        <Panel title="Código QR">
          <QrPanel link={shared.link} fits={shared.fitsQr} />
        </Panel>
        <AddToCalendar match={match} className={buttonClass('ghost', 'md')} />
      </div>
      {dialog}
    </div>
  );
}
