import type { Profile } from '@picadito/domain';
import { useSession } from '../../identity/session.ts';
import { Button, TEXT_ACTION } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page, StickyAction } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { AccountPanel } from './account-panel.tsx';
import { IdentityPanel } from './details/identity-panel.tsx';
import { InstallPanel } from './install-panel.tsx';
import { NoticesPanel } from './notices-panel.tsx';
import { ProfileFields } from './details/profile-fields.tsx';
import { SessionsPanel } from './sessions/sessions-panel.tsx';
import { SoundPanel } from './sound-panel.tsx';
import { ThemePanel } from './theme-panel.tsx';
import { StatisticsTiles } from './statistics/statistics-tiles.tsx';
import { useProfileForm } from './details/use-profile-form.ts';

/** Shows avatar, name, level and XP, editable details, statistics and settings (docs/specification.md#profile). */
export function ProfileScreen() {
  const user = useSession((session) => session.user);
  return <Page title="Mi Perfil">{user && <Panels user={user} />}</Page>;
}

/**
 * Shows the panels of the profile. The DOM has the order of the screen: the data is last on wide screens, where it is
 * the right column.
 */
function Panels({ user }: { user: Profile }) {
  const isWide = useIsWide();
  const data = (
    <div
      key="data"
      className="min-w-0 md:col-start-2 md:row-span-2 md:row-start-1 min-[90rem]:col-start-3"
    >
      <MyData user={user} />
    </div>
  );
  const settings = (
    <div key="settings" className="flex min-w-0 flex-col gap-6">
      <ThemePanel />
      <SoundPanel />
      <NoticesPanel />
      <InstallPanel />
      <SessionsPanel />
      <AccountPanel user={user} />
    </div>
  );
  return (
    <div className="grid items-start gap-6 md:grid-cols-2 md:grid-rows-[auto_1fr] min-[90rem]:grid-cols-3">
      <div className="flex min-w-0 flex-col gap-6">
        <IdentityPanel user={user} />
        <StatisticsTiles />
      </div>
      {isWide ? [settings, data] : [data, settings]}
    </div>
  );
}

function MyData({ user }: { user: Profile }) {
  const { form, formProps, saving, isChanged, discard } = useProfileForm(user);
  return (
    <Panel
      title="Tus datos"
      action={
        isChanged &&
        !saving && (
          <button type="button" className={`${TEXT_ACTION} -mx-2 -my-3`} onClick={discard}>
            <Icon name="undo" />
            Descartar
          </button>
        )
      }
    >
      <form {...formProps} aria-label="Tus datos" className="flex flex-col gap-6">
        <ProfileFields form={form} user={user} />
        <StickyAction>
          <Button type="submit" loading={saving}>
            <Icon name="save" />
            GUARDAR CAMBIOS
          </Button>
        </StickyAction>
      </form>
    </Panel>
  );
}
