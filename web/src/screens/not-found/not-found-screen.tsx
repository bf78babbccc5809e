import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useArrival } from '../../ui/use-arrival.ts';

export function NotFoundScreen() {
  const heading = useArrival('Pantalla no encontrada');
  return (
    <div className="mx-auto flex max-w-[608px] flex-col items-center gap-6 px-4 py-16 text-center">
      <p
        aria-hidden="true"
        className="font-score text-[40px] leading-none text-coin [text-shadow:0_6px_0_var(--color-coin-under)] sm:text-[64px]"
      >
        404
      </p>
      <h1 ref={heading} tabIndex={-1} className="font-display text-d1 tracking-wide">
        PANTALLA NO ENCONTRADA
      </h1>
      <p lang="en" className="font-score text-score-sm text-mute">
        Page Not Found
      </p>
      <p>La pelota se fue afuera: esta dirección no lleva a ninguna pantalla.</p>
      <p aria-hidden="true" className="animate-coin font-score text-score-sm text-magenta">
        CONTINUE? 9
      </p>
      <ButtonLink href={paths.home}>
        <Icon name="home" />
        Volver al inicio
      </ButtonLink>
    </div>
  );
}
