import { useSession } from '../../identity/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { useArrival } from '../../ui/use-arrival.ts';

/**
 * Header of home with the organiser's photo and name. It takes one line on phones and low screens, so that the next
 * match fits below it.
 */
export function Greeting() {
  const user = useSession((session) => session.user);
  const heading = useArrival('Inicio');
  const name = user?.name.trim() || 'Usuario';
  const [firstName] = name.split(/\s+/);
  return (
    <div className="greeting">
      <Avatar name={name} photoURL={user?.photoURL ?? null} />
      <div>
        <h1 ref={heading} tabIndex={-1}>
          ¡Hola, {firstName}!
        </h1>
        {user?.email && <p className="max-w-full truncate text-mute">({user.email})</p>}
      </div>
    </div>
  );
}
