import type { Visitor } from './visitor.ts';

type Props = { visitor: Visitor; path: string | null };

/**
 * Shows the name of the visitor's player, with 'No soy yo' for a visitor who is somebody else. It releases the name if
 * the device owns or claims it, and otherwise leads back to the choice of names.
 */
export function WhoIsIt({ visitor: { name, ownsName, isClaim }, path }: Props) {
  return (
    <div className="flex min-w-0 items-center gap-2 text-sm text-mute">
      <span className="min-w-0">{name}</span>
      {ownsName || isClaim ? (
        <Forget path={path}>No soy yo</Forget>
      ) : (
        <a className="link" data-here="" href={path ?? undefined}>
          No soy yo
        </a>
      )}
    </div>
  );
}

type ForgetProps = { path: string | null; isOfDevice?: boolean; children: string };

/**
 * Button that releases the name which this device owns or claims in this list, or with `isOfDevice` its names in all
 * lists.
 */
export function Forget({ path, isOfDevice = false, children }: ForgetProps) {
  return (
    <form method="post" action={path === null ? undefined : `${path}/forget`}>
      {isOfDevice && <input type="hidden" name="celu" value="si" />}
      <button className="link" disabled={path === null}>
        {children}
      </button>
    </form>
  );
}

/**
 * Shows the button that turns on notices for this device. The script reveals it where the browser supports notices
 * (script/bell.ts).
 */
export function Bell({ path }: { path: string | null }) {
  if (path === null) return null;
  return (
    <button type="button" className="link" data-bell={`${path}/notices`} hidden>
      Avisame en este celu si hay novedades
    </button>
  );
}
