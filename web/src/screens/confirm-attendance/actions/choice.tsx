import { Button, ExternalLink } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { MenuAnchor } from '../../../ui/menu-anchor.tsx';
import { MenuItem } from '../../../ui/menu.tsx';
import type { AttendanceAction } from '../../../attendance/primary-action.ts';

/** Type of an action on the whole match, such as CONVOCAR A TODOS, as a button or menu item shows it. */
export type Choice = {
  action: AttendanceAction | 'capacity' | 'last-answers' | 'guests' | 'autopilot';
  label: string;
  /** Small text after the label that explains the action. */
  note?: string;
  icon: IconName;
  /**
   * Address that the action opens as a link; a tap on the link also calls `run`. Null for an action that only calls
   * `run` and is rendered as a button.
   */
  href: string | null;
  run: () => void;
};

/** The letters that press the buttons together with Alt. */
const LETTERS: { [Action in Choice['action']]?: string } = {
  group: 'G',
  replies: 'V',
  everyone: 'T',
};

/** Button of an action. The main one is larger, and yellow unless it is `isQuiet`. */
export function ChoiceButton({
  choice: { action, label, icon, href, run },
  isMain = false,
  isQuiet = !isMain,
}: {
  choice: Choice;
  isMain?: boolean;
  isQuiet?: boolean;
}) {
  const look = {
    variant: isQuiet ? 'ghost' : 'coin',
    size: isMain ? 'md' : 'sm',
    className: 'min-w-0 grow px-2!',
    'aria-keyshortcuts': LETTERS[action] && `Alt+${LETTERS[action]}`,
  } as const;
  const content = (
    <>
      <Icon name={icon} />
      {label}
    </>
  );
  if (href === null) {
    return (
      <Button {...look} onClick={run}>
        {content}
      </Button>
    );
  }
  return (
    <ExternalLink {...look} href={href} onClick={run}>
      {content}
    </ExternalLink>
  );
}

export function ChoiceItem({ choice: { label, note, icon, href, run } }: { choice: Choice }) {
  return href === null ? (
    <MenuItem icon={icon} note={note} onSelect={run}>
      {label}
    </MenuItem>
  ) : (
    <MenuAnchor icon={icon} href={href} onFollow={run}>
      {label}
    </MenuAnchor>
  );
}
