import { type Profile, xpOfBadges } from '@picadito/domain';
import { useBadges, earnedAchievements } from '../../../badges/badges.ts';
import { XpBar } from '../../../badges/xp-bar.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { progressText } from '../statistics/statistics.ts';

/** Shows the organiser's photo, name, e-mail and level. */
export function IdentityPanel({ user }: { user: Profile }) {
  const badges = useBadges().data;
  // The XP of the session may be old; the loaded badges include those earned since.
  const xp = badges ? xpOfBadges(earnedAchievements(badges).length) : user.xp;
  const name = user.name.trim() || 'Usuario';
  const { reached, missing, percent } = progressText(xp);
  return (
    <Panel className="frame-magenta">
      <div className="flex items-center gap-4">
        <Avatar name={name} photoURL={user.photoURL} size={72} />
        <div className="min-w-0">
          <h2 className="font-display text-d2 tracking-wide">{name}</h2>
          {user.email && <p className="text-mute">{user.email}</p>}
        </div>
      </div>
      <p className="mt-5 font-display text-d3 tracking-wide text-magenta">{reached}</p>
      <XpBar
        percent={percent}
        label="Experiencia"
        text={`${reached}. ${missing}`}
        className="mt-2"
      />
      <p className="mt-2 text-sm text-mute">{missing}</p>
    </Panel>
  );
}
