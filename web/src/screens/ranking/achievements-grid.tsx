import {
  type Achievement,
  ACHIEVEMENTS,
  type Badge,
  formatTimestampDate,
  nameList,
  type Player,
} from '@picadito/domain';
import { AchievementIcon } from '../../badges/achievement-icon.tsx';
import { browserTimeZone } from '../../lib/clock.ts';
import { Icon } from '../../ui/icon.tsx';

/**
 * Grid of all achievements. Earned ones are lit and have the day on which they were earned; the MVP of the week also
 * has the names of its players.
 */
export function AchievementsGrid({
  earned,
  players,
}: {
  earned: readonly Badge[];
  players: readonly Player[];
}) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {ACHIEVEMENTS.map((achievement) => {
        const badge = earned.find(({ type }) => type === achievement.type);
        if (!badge) return <Locked key={achievement.type} achievement={achievement} />;
        const named = players.filter(({ id }) => badge.playerIds.includes(id));
        return <Earned key={achievement.type} badge={badge} named={named} />;
      })}
    </ul>
  );
}

function Earned({ badge, named }: { badge: Badge; named: readonly Player[] }) {
  const { type, name, description, earnedAt } = badge;
  return (
    <li className="flex gap-3 bg-raised p-3 big-text:flex-col">
      <AchievementIcon type={type} />
      <div className="min-w-0">
        <p className="leading-tight font-bold">{name}</p>
        <p className="mt-0.5 text-sm text-mute">{description}</p>
        <p className="mt-0.5 flex flex-wrap gap-x-2 text-sm font-bold text-coin tabular-nums">
          {named.length > 0 && <span>MVP: {nameList(named.map((player) => player.name))}</span>}
          <span>{formatTimestampDate(earnedAt, browserTimeZone())}</span>
        </p>
      </div>
    </li>
  );
}

function Locked({ achievement: { type, name, description } }: { achievement: Achievement }) {
  return (
    <li className="flex gap-3 bg-raised/30 p-3 text-mute big-text:flex-col">
      <AchievementIcon type={type} lit={false} />
      <div className="min-w-0">
        <p className="leading-tight font-bold">{name}</p>
        <p className="mt-0.5 text-sm">{description}</p>
        <p className="mt-0.5 flex items-center gap-1.5 text-sm">
          <Icon name="lock" size={12} />
          Bloqueado
        </p>
      </div>
    </li>
  );
}
