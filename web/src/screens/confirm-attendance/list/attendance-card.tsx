import { ATTENDANCE_GREETING, chatLink, type MatchPlayer } from '@picadito/domain';
import { memo } from 'react';
import { PlayerFacts } from '../../../attendance/player-card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import type { CardActions } from './card-actions.ts';
import { CardMarks, type Marks } from './card-marks.tsx';
import { PlayerMenu } from './player-menu.tsx';

/** Hides a card. With `display: none` the browser would drop and rebuild the layout boxes of hundreds of cards. */
const HIDDEN = 'invisible absolute m-0! h-0 [content-visibility:hidden]!';

/** Shows one player: the name, which opens the menu, the chat, and the answers, one tap each. */
export const AttendanceCard = memo(function AttendanceCard({
  player,
  hidden,
  actions,
  ...marks
}: { player: MatchPlayer; hidden: boolean; actions: CardActions } & Marks) {
  const { status, name, whatsapp } = player;
  return (
    <li
      data-player={player.id}
      className={classNames(
        'attendance-row',
        status === 'confirmed' ? 'border-grass' : 'border-raised',
        hidden && HIDDEN,
      )}
    >
      <PlayerMenu
        player={player}
        marks={marks}
        actions={actions}
        facts={<PlayerFacts player={player} mark={<CardMarks status={status} {...marks} />} />}
      />
      {whatsapp && (
        <a
          href={chatLink(whatsapp, ATTENDANCE_GREETING)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`MENSAJE a ${name}`}
          className="chat"
        >
          <Icon name="whatsapp" />
          MENSAJE
        </a>
      )}
      <AnswerButtons
        player={player}
        onConfirm={() => actions.onToggle(player)}
        onDecline={() => actions.onDecline(player)}
      />
    </li>
  );
});
