import { useEffect, useState } from 'react';
import { CloseButton, Dialog } from '../../ui/dialog.tsx';
import { handleShortcut, type Shortcut, shortcutsOf } from './shortcut-keys.ts';

/** The letters that open the entries of the menu together with Alt, in the order of the entries. */
const LETTERS = 'INJACPHRUM';

/**
 * Entry of the menu that lists the keyboard shortcuts. While it is rendered, the shortcuts work. The controls
 * themselves name their shortcuts (`aria-keyshortcuts`), so that the list has exactly those of the current screen.
 */
export function Shortcuts() {
  const [shown, setShown] = useState<readonly Shortcut[] | null>(null);
  useEffect(() => {
    // The links of the menu get their letters here and not in the menu, because phones have no shortcuts.
    for (const [place, link] of document.querySelectorAll('#menu a').entries()) {
      link.setAttribute('aria-keyshortcuts', `Alt+${LETTERS[place]}`);
    }
    document.addEventListener('keydown', handleShortcut);
    return () => document.removeEventListener('keydown', handleShortcut);
  }, []);
  return (
    <li>
      <button
        type="button"
        aria-keyshortcuts="Alt+K"
        className="menu-entry text-mute hover:text-coin focus-visible:-outline-offset-3"
        onClick={() => setShown(shortcutsOf(document))}
      >
        Atajos
      </button>
      <Dialog isOpen={shown !== null} title="Atajos de teclado" onClose={() => setShown(null)}>
        <p className="mt-2 text-sm text-mute">Mientras escribís en un campo no hacen nada.</p>
        <dl className="shortcuts">
          {shown?.map(({ name, keys }) => (
            <div key={keys}>
              <dt>{name}</dt>
              <dd>
                <kbd>{keys}</kbd>
              </dd>
            </div>
          ))}
        </dl>
        <CloseButton onClose={() => setShown(null)} />
      </Dialog>
    </li>
  );
}
