import { useSession } from '../../identity/session.ts';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useArrival } from '../../ui/use-arrival.ts';
import type { Diagnosis } from './diagnosis/use-diagnosis.ts';

/** The header card: the user, the two main actions, and the diagnosis. */
export function Greeting({ run, busy, button }: Pick<Diagnosis, 'run' | 'busy' | 'button'>) {
  const user = useSession((session) => session.user);
  const heading = useArrival('Inicio');
  const name = user?.name.trim() || 'Usuario';
  const [firstName] = name.split(/\s+/);
  return (
    <div className="pix flex flex-wrap items-center justify-between gap-x-6 gap-y-4 bg-panel p-4 frame-magenta">
      <div className="flex min-w-0 items-center gap-4">
        <Avatar name={name} photoURL={user?.photoURL ?? null} size={64} />
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            className="line-clamp-3 font-display text-d1 tracking-wide"
          >
            ¡Hola, {firstName}!
          </h1>
          {user?.email && <p className="truncate text-mute">({user.email})</p>}
        </div>
      </div>
      <div className="flex w-full flex-wrap gap-4 sm:w-auto">
        <ButtonLink href={paths.createMatch} size="sm" className="grow">
          Nuevo Partido
        </ButtonLink>
        <ButtonLink href={paths.createPlayersList} variant="grass" size="sm" className="grow">
          Nueva Lista
        </ButtonLink>
        <Button
          ref={button}
          variant="ghost"
          size="sm"
          className="grow"
          loading={busy}
          onClick={() => void run()}
        >
          Diagnosticar DB
        </Button>
      </div>
    </div>
  );
}
