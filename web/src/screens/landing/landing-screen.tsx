import { type Ref, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { SIGN_IN_FAILURE } from '../../identity/sign-in.ts';
import { refreshSession } from '../../identity/session.ts';
import { paths } from '../../lib/paths.ts';
import { TEXT_LINK } from '../../ui/button.tsx';
import { useArrival } from '../../ui/use-arrival.ts';
import { Cabinet } from './cabinet.tsx';
import { Carousel } from './carousel.tsx';
import { attachLandingBehaviour } from './attach-landing-behaviour.ts';
import { FeatureCards } from './feature-cards.tsx';
import { SignInLink } from '../../identity/sign-in-link.tsx';

/** Shows the landing. The same markup is prerendered as the page of /landing when the program is built. */
export function LandingScreen() {
  const heading = useArrival('Picadito: organizá tu partido de fútbol');
  const landing = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      landing.current
        ? attachLandingBehaviour(
            landing.current,
            () => void refreshSession(),
            () => import('./game/game.tsx'),
          )
        : undefined,
    [],
  );
  return (
    <div ref={landing} className="mx-auto w-full max-w-page px-4 md:px-6">
      <Hero heading={heading} />
      <section aria-labelledby="funciones" className="py-6">
        <h2 id="funciones" className="mb-5 font-display text-d1 tracking-wide text-balance">
          Todo el equipo en tu bolsillo
        </h2>
        <FeatureCards />
      </section>

      <div className="py-6">
        <h2 id="pasos" className="mb-5 font-display text-d1 tracking-wide text-balance">
          Tres pasos y a jugar
        </h2>
        <Carousel />
      </div>

      <div className="mt-6 flex flex-col items-center gap-5 py-8 text-center">
        <p className="font-display text-d1 tracking-wide text-balance">¿Quién se suma el jueves?</p>
        <SignInLink />
      </div>
    </div>
  );
}

function Hero({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  return (
    <div className="grid gap-6 py-5 lg:grid-cols-[1fr_460px] lg:gap-10 lg:py-10 min-[90rem]:grid-cols-[1fr_600px]">
      <div className="lg:sticky lg:top-0 lg:flex lg:min-h-[min(100dvh-160px,720px)] lg:flex-col lg:items-start lg:justify-center lg:self-start">
        <p className="mb-3 inline-block bg-raised px-3 py-1.5 font-display text-d4 tracking-wide text-cyan">
          Fútbol 5 entre amigos
        </p>
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-display text-[2.75rem] leading-[0.95] tracking-wide text-balance sm:text-[3.5rem] lg:text-[4.6667rem] min-[90rem]:text-[5.5rem]"
        >
          Armá el partido.{' '}
          <span className="text-coin [text-shadow:0_2px_0_var(--color-coin-under)] sm:[text-shadow:0_4px_0_var(--color-coin-under)]">
            Que salga parejo.
          </span>
        </h1>
        <p className="mt-4 max-w-[46ch] text-lg text-mute">
          Listas, convocatoria por WhatsApp y dos equipos balanceados. Todo desde el celular, al
          lado de la cancha.
        </p>
        <div className="mt-4">
          <SignInLink />
        </div>
        <noscript>
          <p hidden className="mt-3 text-danger">
            {SIGN_IN_FAILURE.title}. {SIGN_IN_FAILURE.description}
          </p>
        </noscript>
        <p className="mt-3 text-sm text-mute">
          Gratis y en beta. Tus jugadores no necesitan cuenta.
        </p>
        <Link href={paths.privacy} className={`${TEXT_LINK} text-sm`}>
          Qué guardamos de vos y de ellos
        </Link>
      </div>
      <Cabinet />
    </div>
  );
}
