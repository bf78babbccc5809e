import { signInAddress } from './sign-in-popup.ts';
import { paths } from '../lib/paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/**
 * Link that signs in by a redirect; handle-sign-in.ts turns it into a button, which leads to `returnTo` afterwards. Its
 * width and focus stay while it is busy, because both of its labels are rendered in the same grid cell.
 */
export function SignInLink({
  label = 'Iniciar sesión con Google',
  returnTo = paths.landing,
}: {
  label?: string;
  returnTo?: string;
}) {
  return (
    <a
      href={signInAddress('redirect')}
      data-sign-in={returnTo}
      className={buttonClass(
        'coin',
        'md',
        'group min-h-14 w-[calc(100%-8px)] max-[359px]:px-2 max-[359px]:text-d4 sm:w-auto',
      )}
    >
      <Icon name="google" />
      <span className="grid *:[grid-area:1/1]">
        <span className="group-aria-busy:invisible">{label}</span>
        <span className="invisible group-aria-busy:visible">Conectando...</span>
      </span>
    </a>
  );
}
