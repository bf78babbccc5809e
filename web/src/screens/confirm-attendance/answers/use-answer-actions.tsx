import {
  type Match,
  type MatchAnswers,
  type MatchPlayer,
  type Autopilot,
  todayIn,
} from '@picadito/domain';
import { type ReactNode, useMemo, useState } from 'react';
import { untilText } from '../../../waitlist/when-text.ts';
import { stateText } from '../../../autopilot/autopilot-text.ts';
import { useLazyDialog } from '../../../forms/use-lazy-dialog.ts';
import { useEventCallback } from '../../../lib/use-event-callback.ts';
import { A_MINUTE_MS, useNow } from '../../../lib/clock.ts';
import { TEXT_ACTION } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Choice } from '../actions/choice.tsx';
import { useAutopilotDialog } from './use-autopilot-dialog.tsx';
import { type AnswersShown, NO_ANSWERS } from './answers-shown.ts';
import { isOwn } from '../../../helpers/may.ts';

type Opened = 'capacity' | 'last-answers' | 'guests';

/**
 * Returns the actions that the group link adds to a match while it is on (capacity, guests, autopilot, last answers)
 * and the dialogs that they open.
 */
export function useAnswerActions(
  match: Match,
  answers: MatchAnswers | null,
  { autopilot, players }: { autopilot: Autopilot | undefined; players: readonly MatchPlayer[] },
): { actions: AnswersShown['actions']; dialogs: ReactNode } {
  const [opened, setOpened] = useState<Opened | null>(null);
  const settings = useLazyDialog(() =>
    import('./settings-dialog.tsx').then((code) => code.SettingsDialog),
  );
  const last = useLazyDialog(() =>
    import('./last-answers/last-answers-dialog.tsx').then((code) => code.LastAnswersDialog),
  );
  const guests = useLazyDialog(() =>
    import('./guests-dialog.tsx').then((code) => code.GuestsDialog),
  );
  const autopilotDialog = useAutopilotDialog({ match, autopilot, players });
  const open = useEventCallback((action: Opened) => {
    const { whenLoaded } = { capacity: settings, 'last-answers': last, guests }[action];
    void whenLoaded(() => setOpened(action));
  });
  const today = todayIn(match.timeZone, useNow(A_MINUTE_MS));
  const actions = useMemo(() => {
    if (!answers) return NO_ANSWERS.actions;
    const last = lastAnswersChoice(open);
    const others = [
      ...choicesOf(answers, today, open),
      ...(autopilot && isOwn(match)
        ? [autopilotChoice(autopilot, today, autopilotDialog.open)]
        : []),
    ];
    return {
      choices: others,
      key: <KeyOf choice={last} />,
      buttons: <QuietChoices choices={[last, ...others]} />,
    };
  }, [answers, today, open, autopilot, match, autopilotDialog.open]);
  if (!answers) return { actions, dialogs: null };

  const shown = { match, answers, onClose: () => setOpened(null) };
  return {
    actions,
    dialogs: (
      <>
        {settings.Dialog && <settings.Dialog isOpen={opened === 'capacity'} {...shown} />}
        {guests.Dialog && (
          <guests.Dialog isOpen={opened === 'guests'} players={players} {...shown} />
        )}
        {last.Dialog && <last.Dialog isOpen={opened === 'last-answers'} {...shown} />}
        {autopilotDialog.dialog}
      </>
    ),
  };
}

function autopilotChoice(autopilot: Autopilot, today: string, run: () => void): Choice {
  return {
    action: 'autopilot',
    label: 'PILOTO AUTOMÁTICO',
    note: stateText(autopilot, today),
    icon: 'shuffle',
    href: null,
    run,
  };
}

function lastAnswersChoice(open: (action: Opened) => void): Choice {
  return {
    action: 'last-answers',
    label: 'ÚLTIMAS RESPUESTAS',
    icon: 'clock',
    href: null,
    run: () => open('last-answers'),
  };
}

/**
 * Button that opens the last answers on phones. It is outside of the menu, one tap away, because wrong answers are
 * undone there.
 */
function KeyOf({ choice: { label, icon, run } }: { choice: Choice }) {
  return (
    <button type="button" aria-label={label} className="attendance-key" onClick={run}>
      <Icon name={icon} />
    </button>
  );
}

function choicesOf(
  { capacity, answersUntil: until, guests }: MatchAnswers,
  today: string,
  open: (action: Opened) => void,
): Choice[] {
  const invited: Choice = {
    action: 'guests',
    label: `INVITADOS ${guests.length}`,
    note: 'su nivel, y si se quedan',
    icon: 'users',
    href: null,
    run: () => open('guests'),
  };
  return [
    {
      action: 'capacity',
      label: `CUPO ${capacity}`,
      note: until === null ? 'sin hora límite' : `contestan hasta ${untilText(until, today)}`,
      icon: 'users',
      href: null,
      run: () => open('capacity'),
    },
    ...(guests.length > 0 ? [invited] : []),
  ];
}

function QuietChoices({ choices }: { choices: readonly Choice[] }) {
  return (
    <div className="-mx-2 -my-2 flex flex-wrap justify-between">
      {choices.map(({ action, label, note, icon, run }) => (
        <button key={action} type="button" className={TEXT_ACTION} onClick={run}>
          <Icon name={icon} />
          {label}
          {note && <span className="font-sans text-sm text-mute">{note}</span>}
        </button>
      ))}
    </div>
  );
}
