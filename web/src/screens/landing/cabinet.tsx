import { paths } from '../../lib/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DemoBoard } from './demo-board.tsx';
import { SignInLink } from '../../identity/sign-in-link.tsx';

/**
 * Arcade cabinet that deals the names of a pasted list into two teams (load-game.ts). Until a list is pasted, its
 * screen shows an example. Windows narrower than 1024 px show only the screen and the marquee.
 */
export function Cabinet() {
  return (
    <div data-cabinet="" className="cabinet mx-auto w-full max-w-[440px] min-[90rem]:max-w-none">
      <div className="pix bg-magenta px-4 py-2 text-center frame-magenta lg:mx-3">
        <span
          aria-hidden="true"
          className="font-display text-[28px] leading-none tracking-[0.2em] text-void lg:text-[37px]"
        >
          PICADITO
        </span>
      </div>
      <div className="arcade-screen pix mt-2 p-3 lg:p-5">
        <div
          aria-hidden="true"
          className="mb-3 flex justify-between font-score text-[14px] text-mute"
          data-score=""
        >
          <span>
            <b className="font-normal text-danger">1UP</b> 004500
          </span>
          <span>
            <b className="font-normal text-danger">HI</b> 010000
          </span>
        </div>
        <PasteField />
        <div data-demo="">
          <DemoBoard />
        </div>
        <div data-game="" />
        <div data-save="" hidden className="mt-4 text-center">
          <SignInLink label="Guardar y convocar" returnTo={paths.createPlayersList} />
          <p className="mt-3 text-sm text-mute">
            Entrás con Google y tu lista te espera. Hasta entonces no sale de este navegador.
          </p>
        </div>
      </div>
      <div aria-hidden="true" className="mx-6 hidden h-3 bg-void lg:block" />
      <div
        aria-hidden="true"
        className="pix hidden items-end justify-between bg-raised px-8 py-4 frame-magenta lg:flex"
      >
        <Joystick />
        <span className="flex gap-5">
          <i className="pix pix-bevel size-8 bg-coin frame-coin-lo" />
          <i className="pix pix-bevel size-8 bg-grass frame-grass-lo" />
          <i className="pix pix-bevel size-8 bg-cyan frame-panel" />
        </span>
      </div>
    </div>
  );
}

/** Field for the list of a group. It needs a script, so it is hidden without one. */
function PasteField() {
  return (
    <div className="mb-4 grid gap-2 noscript:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <label
          htmlFor="lista-del-grupo"
          className="flex items-center gap-1 font-display text-d3 tracking-wide text-coin"
        >
          <Icon name="right" className="animate-coin" />
          Pegá la lista del grupo
        </label>
        <p className="text-sm text-mute">Sin cuenta</p>
      </div>
      <textarea
        id="lista-del-grupo"
        data-list=""
        rows={3}
        spellCheck={false}
        autoComplete="off"
        placeholder={'1. Juanchi\n2. El Ruso\n3. Beto'}
        className="w-full field px-3 py-2 text-ink placeholder:text-mute focus-visible:outline-offset-2"
      />
      <div className="flex flex-wrap gap-3">
        <button type="button" data-example="" className={buttonClass('ghost', 'sm', 'grow')}>
          Probar con un ejemplo
        </button>
        <button type="button" data-clear="" hidden className={buttonClass('ghost', 'sm')}>
          Borrar
        </button>
      </div>
    </div>
  );
}

function Joystick() {
  return (
    <svg width="48" height="64" viewBox="0 0 12 16" shapeRendering="crispEdges" className="-mt-8">
      <path fill="var(--color-danger)" d="M4 0h4v1h1v1h1v4H9v1H8v1H4V7H3V6H2V2h1V1h1z" />
      <path fill="#fff" opacity=".6" d="M4 2h2v1H5v1H4z" />
      <path fill="var(--color-line)" d="M5 8h2v4H5z" />
      <path fill="var(--color-void)" d="M2 12h8v1h1v3H1v-3h1z" />
    </svg>
  );
}
