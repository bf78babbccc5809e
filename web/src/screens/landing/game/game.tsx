import type { SkillLevel } from '@picadito/domain';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import {
  KEPT_MS,
  readVisitorList,
  removeVisitorList,
  storeVisitorList,
} from '../../../players/lists/visitor-list.ts';
import { BalanceBar } from '../../../teams/balance-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Deal, deal, dealWithout, type DealtPlayer, playersIn } from './deal.ts';
import { GameBoard } from './game-board.tsx';

/** Time in milliseconds after the last key at which the players are dealt while the visitor types. */
const TYPING_PAUSE_MS = 800;

/**
 * Makes the cabinet deal the players of the list in its field. `cabinet` contains the field (`data-list`), the example
 * board (`data-demo`), an empty element for the game (`data-game`) and the link that saves the list (`data-save`).
 * Returns a function that ends the game.
 */
export function startGame(cabinet: HTMLElement): () => void {
  const field = cabinet.querySelector<HTMLTextAreaElement>('[data-list]');
  const container = cabinet.querySelector<HTMLElement>('[data-game]');
  const save = cabinet.querySelector<HTMLElement>('[data-save]');
  if (!field || !container) throw new Error('the cabinet has no place for the game');
  const stopped = new AbortController();
  const root = createRoot(container);
  let timer: ReturnType<typeof setTimeout> | undefined;

  play();
  field.addEventListener('input', playSoon, { signal: stopped.signal });
  return () => {
    clearTimeout(timer);
    stopped.abort();
    root.unmount();
  };

  function playSoon(event: Event): void {
    clearTimeout(timer);
    const isTyped = event instanceof InputEvent && event.inputType === 'insertText';
    if (isTyped) timer = setTimeout(play, TYPING_PAUSE_MS);
    else play();
  }

  /** Deals the players of the text in the field, with the levels that the visitor has chosen so far. */
  function play(): void {
    const text = field?.value ?? '';
    const levels = readVisitorList(Date.now())?.levels ?? {};
    // The key begins a new game for each text. The board is drawn at once, so that it can be scrolled into view.
    flushSync(() => root.render(<Game key={text} {...{ cabinet, text, levels }} />));
    const shown = save?.hidden === false ? save : container;
    if (text !== '') shown?.scrollIntoView({ block: 'nearest' });
  }
}

function Game({
  cabinet,
  text,
  levels: chosenBefore,
}: {
  cabinet: HTMLElement;
  text: string;
  levels: Readonly<Record<string, SkillLevel>>;
}) {
  const [levels, setLevels] = useState(chosenBefore);
  const [teams, setTeams] = useState(() => deal(playersIn(text, chosenBefore)));
  const [asked, setAsked] = useState<DealtPlayer | null>(null);
  const board = useRef<HTMLElement>(null);
  const hasTeams = teams !== null;

  useEffect(() => showTeams(cabinet, hasTeams), [cabinet, hasTeams]);
  useEffect(() => keepList({ text, levels }), [text, levels]);

  if (text.trim() === '') return null;
  if (!teams) return <NoTeams />;

  function setLevel(player: DealtPlayer, level: SkillLevel): void {
    const next = { ...levels, [player.name]: level };
    setLevels(next);
    setTeams(deal(playersIn(text, next)));
  }

  function remove(left: DealtPlayer): void {
    setTeams((before) => before && dealWithout(before, left.id));
    endQuestion();
  }

  /** Removes the question, and moves the focus from its buttons to the board. */
  function endQuestion(): void {
    setAsked(null);
    board.current?.focus({ preventScroll: true });
  }

  return (
    <section
      ref={board}
      tabIndex={-1}
      aria-label="Los equipos de tu lista"
      className="grid gap-3 outline-none"
    >
      <BalanceBar sides={[teams.claro, teams.oscuro]} />
      <GameBoard teams={teams} onName={setAsked} onLevel={setLevel} />
      {asked && <DropOut player={asked} onYes={() => remove(asked)} onNo={endQuestion} />}
      <Facts teams={teams} />
    </section>
  );
}

function Facts({ teams: { reason, suplente } }: { teams: Deal }) {
  return (
    <div className="grid gap-1 text-center">
      <p role="status">{reason}</p>
      {suplente.length > 0 && (
        <p className="text-sm text-mute">
          Suplentes: {suplente.map(({ name }) => name).join(', ')}
        </p>
      )}
      <p className="text-sm text-mute">Tocá un nombre si se bajó, o su número para cambiarlo.</p>
    </div>
  );
}

function NoTeams() {
  return (
    <p role="status" className="text-center">
      No encontramos dos jugadores en ese texto. Pegá un nombre por renglón.
    </p>
  );
}

function DropOut({
  player: { name },
  onYes,
  onNo,
}: {
  player: DealtPlayer;
  onYes: () => void;
  onNo: () => void;
}) {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <div role="group" aria-label={`¿Se bajó ${name}?`} className="grid gap-3 text-center">
      <p>¿Se bajó {name}?</p>
      <div className="flex flex-wrap justify-center gap-4">
        <Button ref={yes} variant="danger" size="sm" onClick={onYes}>
          SÍ, SE BAJÓ
        </Button>
        <Button variant="ghost" size="sm" onClick={onNo}>
          NO, VIENE
        </Button>
      </div>
    </div>
  );
}

/** Shows the link that saves the list, and hides the example, if there are teams. */
function showTeams(cabinet: HTMLElement, hasTeams: boolean): void {
  for (const demo of cabinet.querySelectorAll<HTMLElement>('[data-demo]')) demo.hidden = hasTeams;
  for (const save of cabinet.querySelectorAll<HTMLElement>('[data-save]')) save.hidden = !hasTeams;
}

/**
 * Stores the list in this tab, or removes it if the text is empty. Returns a function that stops the timer that removes
 * it later.
 */
function keepList(list: { text: string; levels: Record<string, SkillLevel> }): () => void {
  if (list.text.trim() === '') removeVisitorList();
  else storeVisitorList(list, Date.now());
  const timer = setTimeout(removeVisitorList, KEPT_MS);
  return () => clearTimeout(timer);
}
