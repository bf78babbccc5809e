import { useEffect, useState } from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { type Step, STEPS } from './steps.tsx';

const ADVANCE_MS = 5_000;
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Three steps; advances every 5 s unless paused, and not at all where motion is unwanted. */
export function Carousel() {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(() => !window.matchMedia(REDUCED_MOTION).matches);
  const [held, setHeld] = useState(false);
  const show = (index: number) => setCurrent((index + STEPS.length) % STEPS.length);

  useEffect(() => {
    if (!playing || held) return;
    const timer = setTimeout(() => setCurrent((current + 1) % STEPS.length), ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [playing, held, current]);

  return (
    <section
      aria-roledescription="carrusel"
      aria-labelledby="pasos"
      className="pix bg-panel p-4 sm:p-6"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="grid *:[grid-area:1/1]" aria-live={playing ? 'off' : 'polite'}>
        {STEPS.map((step, index) => (
          <Slide key={step.title} step={step} index={index} isShown={index === current} />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-center gap-1 sm:gap-2">
        <Control icon="left" label="Paso anterior" onClick={() => show(current - 1)} />
        {STEPS.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            aria-label={`Paso ${index + 1}: ${title}`}
            aria-current={index === current ? 'step' : undefined}
            className="group grid size-12 place-items-center focus-visible:-outline-offset-3"
            onClick={() => show(index)}
          >
            <i
              className={`size-4 border-2 border-line ${index === current ? 'bg-coin' : 'group-hover:bg-raised'}`}
            />
          </button>
        ))}
        <Control icon="right" label="Paso siguiente" onClick={() => show(current + 1)} />
        <Control
          icon={playing ? 'pause' : 'play'}
          label={playing ? 'Pausar' : 'Reproducir'}
          onClick={() => setPlaying(!playing)}
        />
      </div>
    </section>
  );
}

function Slide({ step, index, isShown }: { step: Step; index: number; isShown: boolean }) {
  return (
    <div
      role="group"
      aria-roledescription="paso"
      aria-label={`${index + 1} de ${STEPS.length}`}
      className={`flex flex-col items-center justify-center gap-6 text-center sm:flex-row sm:text-left ${
        isShown ? '' : 'invisible'
      }`}
    >
      <div className="sm:flex-1">
        <p className="font-score text-score-lg text-magenta">{index + 1}</p>
        <h3 className="mt-3 font-display text-d1 tracking-wide">{step.title}</h3>
        <p className="mx-auto mt-2 max-w-[36ch] text-balance text-mute sm:mx-0">{step.text}</p>
      </div>
      <div
        aria-hidden="true"
        className="grid min-h-44 w-full place-items-center bg-void p-4 sm:flex-1"
      >
        {step.picture}
      </div>
    </div>
  );
}

function Control({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-12 place-items-center bg-raised text-ink hover:text-coin focus-visible:outline-offset-2"
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
