import type { Match, TeamsReply } from '@picadito/domain';
import { type MouseEvent, useMemo } from 'react';
import { AddToCalendar } from '../../sharing/add-to-calendar.tsx';
import type { useSharedLevels } from '../../sharing/levels.ts';
import type { useSharedMoney } from '../../money/shared-money.ts';
import { prepareLineUp } from '../../sharing/share-line-up.ts';
import { usePrepared } from '../../sharing/use-prepared.ts';
import { noteShared } from '../../teams/teams.ts';
import { PitchBoard } from '../../teams/pitch-board.tsx';
import { buttonClass, ExternalLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StickyAction } from '../../ui/page.tsx';
import { LineUpWarnings } from './line-up-warnings.tsx';
import { MessagePanel } from './message-panel.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { QrPanel } from './qr-panel.tsx';
import { SharePicture } from './share-picture.tsx';
import { sharedTeams } from './shared-teams.ts';
import { useEmptyTeamQuestion } from './use-empty-team-question.tsx';
import { isOwn } from '../../helpers/may.ts';

type Levels = ReturnType<typeof useSharedLevels>;
type SharedMoney = ReturnType<typeof useSharedMoney>;
type Shared = { match: Match; teams: TeamsReply; levels: Levels; money: SharedMoney };

/**
 * Panels of a line-up: its picture and the buttons that share it, and below them the teams, the message and the QR
 * code. The styles are in styles/share.css.
 */
export function SharePanels({ match, teams, levels, money }: Shared) {
  const { withLevels, address } = levels;
  const { line } = money;
  const shared = useMemo(
    () => sharedTeams(match, teams, { withLevels, address, money: line }),
    [match, teams, withLevels, address, line],
  );
  const { date, time, location } = match;
  const when = { date, time, location };
  const lineUp = usePrepared({ ...when, ...shared.lineUp, address, line }, () =>
    prepareLineUp(when, shared.lineUp, address, line),
  );
  const { asksFirst, dialog } = useEmptyTeamQuestion(shared.emptyTeam, shared);

  function askBeforeLink(event: MouseEvent) {
    const open = () => {
      window.open(shared.link, '_blank', 'noopener,noreferrer');
      noteShared(match);
    };
    if (asksFirst(open)) event.preventDefault();
    else noteShared(match);
  }

  return (
    <div className="share">
      <LineUpWarnings match={match} shared={shared} />
      <div>
        <PicturePanel picture={lineUp?.picture} onShared={() => noteShared(match)}>
          {isOwn(match) && <Switches levels={levels} money={money} />}
        </PicturePanel>
        <PitchBoard {...shared} />
      </div>
      <div>
        <StickyAction>
          <ExternalLink href={shared.link} aria-keyshortcuts="Alt+W" onClick={askBeforeLink}>
            <Icon name="whatsapp" />
            Compartir por WhatsApp
          </ExternalLink>
          <SharePicture
            prepared={lineUp?.prepared}
            picture={lineUp?.picture}
            message={shared.message}
            asksFirst={asksFirst}
            onShared={() => noteShared(match)}
          />
        </StickyAction>
        <div className="ways">
          <MessagePanel message={shared.message} onShared={() => noteShared(match)} />
          <div>
            <Panel title="Código QR">
              <QrPanel link={shared.link} fits={shared.fitsQr} />
            </Panel>
            <AddToCalendar match={match} className={buttonClass('ghost', 'md')} />
          </div>
        </div>
      </div>
      {dialog}
    </div>
  );
}

/** Switches for what the message says besides the teams, which are settings of the list. */
function Switches({ levels, money }: Pick<Shared, 'levels' | 'money'>) {
  const { withLevels, address, choose } = levels;
  return (
    <div>
      <Checkbox
        label="Con niveles"
        checked={withLevels}
        onChange={({ target: { checked } }) => choose(checked)}
      />
      {address !== null && !withLevels && (
        <p className="text-mute">Sin niveles: los jugadores ven este mensaje</p>
      )}
      {money.isOffered && (
        <Checkbox
          label="Con la plata"
          checked={money.withMoney}
          onChange={({ target: { checked } }) => money.choose(checked)}
        />
      )}
    </div>
  );
}
