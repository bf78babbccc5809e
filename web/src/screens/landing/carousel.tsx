import { Icon, type IconName } from '../../ui/icon.tsx';
import { type Step, STEPS } from './steps.tsx';

const CONTROL = 'grid size-12 place-items-center';

/**
 * Carousel of the three steps, which run-carousel.ts operates. Without JavaScript all steps are shown, one below the
 * other.
 */
export function Carousel() {
  return (
    <section
      aria-roledescription="carrusel"
      aria-labelledby="pasos"
      data-carousel=""
      className="pix bg-panel p-4 sm:p-6"
    >
      <div className="grid grid-cols-1 *:[grid-area:1/1] noscript:gap-8 noscript:*:[grid-area:auto]">
        {STEPS.map((step, index) => (
          <Slide key={step.title} step={step} index={index} />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-center gap-1 sm:gap-2 noscript:hidden">
        <Control icon="left" label="Paso anterior" data-turn="-1" />
        {STEPS.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            aria-label={`Paso ${index + 1}: ${title}`}
            aria-current={index === 0 ? 'step' : 'false'}
            data-dot=""
            className={`group focus-visible:-outline-offset-3 ${CONTROL}`}
          >
            <i className="size-4 border-2 border-line group-hover:bg-raised group-aria-[current=step]:bg-coin" />
          </button>
        ))}
        <Control icon="right" label="Paso siguiente" data-turn="1" />
        <Control icon="pause" label="Pausar" data-play="" />
      </div>
    </section>
  );
}

function Slide({ step, index }: { step: Step; index: number }) {
  return (
    <div
      role="group"
      aria-roledescription="paso"
      aria-label={`${index + 1} de ${STEPS.length}`}
      data-slide=""
      data-shown={index === 0 ? '' : undefined}
      className="invisible flex flex-col items-center justify-center gap-6 text-center data-shown:visible sm:flex-row sm:text-left noscript:visible"
    >
      <div className="sm:flex-1">
        <p className="font-score text-score-lg text-magenta">{index + 1}</p>
        <h3 className="mt-3 font-display text-d1 tracking-wide big-text:text-d2">{step.title}</h3>
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

function Control({
  icon,
  label,
  ...does
}: {
  icon: IconName;
  label: string;
  'data-turn'?: string;
  'data-play'?: string;
}) {
  return (
    <button
      {...does}
      type="button"
      aria-label={label}
      className={`bg-raised text-ink hover:text-coin focus-visible:outline-offset-2 ${CONTROL}`}
    >
      <Icon name={icon} />
    </button>
  );
}
