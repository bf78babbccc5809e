import { type MatchPlayer, SKILL_NAMES } from '@picadito/domain';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { phoneText } from '../players/phone-text.ts';

type ShownPlayer = Pick<MatchPlayer, 'id' | 'name' | 'skillLevel' | 'whatsapp'>;

/**
 * A player of a match: their facts, a `mark` beside the level, `state` beneath, other controls before (`lead`), at the
 * `side` and below.
 * With `onPress` the whole main area is one button (`pressed` is its state).
 */
export function PlayerCard({
  player,
  lead,
  mark,
  state,
  side,
  children,
  hidden = false,
  lit = false,
  pressed,
  onPress,
}: {
  player: ShownPlayer;
  lead?: ReactNode;
  mark?: ReactNode;
  state?: ReactNode;
  side?: ReactNode;
  children?: ReactNode;
  /** Out of sight and of reach. */
  hidden?: boolean;
  /** Framed in green. */
  lit?: boolean;
  pressed?: boolean;
  onPress?: () => void;
}) {
  const facts = <PlayerFacts player={player} mark={mark} state={state} />;
  const main = 'min-w-0 flex-1 px-3 py-2 text-left max-[359px]:px-2';
  return (
    <li
      data-player={player.id}
      className={classNames('pix bg-panel', lit ? 'frame-grass' : 'frame-raised', hidden && HIDDEN)}
    >
      <div className="flex items-stretch">
        {lead}
        {onPress ? (
          <button
            type="button"
            aria-pressed={pressed}
            onClick={onPress}
            className={`${main} hover:bg-raised focus-visible:-outline-offset-3`}
          >
            {facts}
          </button>
        ) : (
          <div className={main}>{facts}</div>
        )}
        {side}
      </div>
      {children}
    </li>
  );
}

function PlayerFacts({
  player: { name, skillLevel, whatsapp },
  mark,
  state,
}: {
  player: ShownPlayer;
  mark: ReactNode;
  state: ReactNode;
}) {
  return (
    <>
      <span className="block text-[1.0625rem] leading-snug font-bold">{name}</span>
      <span className="flex flex-wrap gap-x-3 text-sm text-mute">
        <span>
          Nivel {skillLevel} · {SKILL_NAMES[skillLevel]}
        </span>
        {mark}
        {whatsapp && (
          <span className="whitespace-nowrap tabular-nums">
            <span className="sr-only">WhatsApp </span>
            {phoneText(whatsapp)}
          </span>
        )}
      </span>
      {state && (
        <span className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">{state}</span>
      )}
    </>
  );
}

/** As good as `display: none`, which makes the browser drop and build anew every box of hundreds of cards. */
const HIDDEN = 'invisible absolute m-0! h-0 [content-visibility:hidden]!';
