import {
  levelOf,
  nextLevelAt,
  progressPercent,
  xpOfBadges,
  type Badge,
  type Home,
} from '@picadito/domain';
import { Link } from 'wouter';
import { useHome } from '../../home/home.ts';
import { ACHIEVEMENT_COUNT, AchievementIcon } from '../../badges/achievement-icon.tsx';
import { XpBar } from '../../badges/xp-bar.tsx';
import { paths } from '../../lib/paths.ts';
import { TEXT_ACTION } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyRow } from '../../ui/empty-row.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Panel } from '../../ui/panel.tsx';

const achievementsOf = ({ achievements }: Home) => achievements;

/** Shows the organiser's level and latest badges. */
export function AchievementsPanel() {
  const home = useHome(achievementsOf);
  const earned = home.data;
  if (earned?.count === 0) return <NoAchievements />;
  return (
    <Panel
      title="Logros"
      className="achievements"
      action={
        earned && (
          <p className="font-display text-d4 tracking-wide text-magenta">
            {earned.count} de {ACHIEVEMENT_COUNT}
          </p>
        )
      }
    >
      {home.isError && !earned && (
        <LoadError onRetry={() => void home.refetch()}>No se pudieron cargar tus logros.</LoadError>
      )}
      {earned && (
        <>
          <Progress xp={xpOfBadges(earned.count)} />
          <Latest badges={earned.latest} />
          <Link href={paths.rankings} className={`${TEXT_ACTION} -mx-2 mt-1 -mb-2`}>
            Ver todos los logros
            <Icon name="right" />
          </Link>
        </>
      )}
    </Panel>
  );
}

/** The row of an account that has not earned a badge yet. */
function NoAchievements() {
  return (
    <EmptyRow
      title="Logros"
      action={
        <Link href={paths.rankings} className={`${TEXT_ACTION} -mx-2`}>
          Ver logros
          <Icon name="right" className="max-sm:hidden" />
        </Link>
      }
    >
      0 de {ACHIEVEMENT_COUNT} · Organizador nivel 1
    </EmptyRow>
  );
}

function Progress({ xp }: { xp: number }) {
  const level = levelOf(xp);
  const percent = progressPercent(xp);
  return (
    <>
      <div className="achievements-head">
        <p>Organizador nivel {level}</p>
        <p>{xp} XP</p>
      </div>
      <div className="mt-2 flex items-center gap-3">
        <XpBar
          percent={percent}
          label={`Avance al nivel ${level + 1}`}
          text={`${xp} de ${nextLevelAt(level)} XP`}
          className="flex-1"
        />
        <p className="font-bold tabular-nums">{percent}&nbsp;%</p>
      </div>
    </>
  );
}

function Latest({ badges }: { badges: readonly Badge[] }) {
  return (
    <ul className="mt-4 flex flex-col gap-3">
      {badges.map(({ id, type, name, description }) => (
        <li key={id} className="flex items-center gap-3 big-text:flex-col big-text:items-start">
          <AchievementIcon type={type} />
          <div className="min-w-0">
            <p className="text-lg leading-tight font-bold">{name}</p>
            <p className="text-sm text-mute">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
