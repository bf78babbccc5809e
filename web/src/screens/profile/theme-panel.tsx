import { useState } from 'react';
import { showTheme, type Theme, THEME_KEY } from '../../lib/theme.ts';
import { local } from '../../sync/storage.ts';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { Panel } from '../../ui/panel.tsx';

type Choice = Theme | 'device';

const CHOICES: readonly { value: Choice; label: string }[] = [
  { value: 'device', label: 'Automático' },
  { value: 'light', label: 'Para el sol' },
  { value: 'dark', label: 'Nocturno' },
];

/** Lets the organiser choose the theme of this browser. */
export function ThemePanel() {
  const [choice, setChoice] = useState(
    () => CHOICES.find(({ value }) => value === local.get(THEME_KEY))?.value ?? 'device',
  );

  function choose(next: Choice): void {
    setChoice(next);
    if (next === 'device') local.remove(THEME_KEY);
    else local.set(THEME_KEY, next);
    showTheme(next === 'device' ? null : next);
  }

  return (
    <Panel title="Colores de la pantalla">
      <Segmented
        label="Colores de la pantalla"
        options={CHOICES}
        value={choice}
        onChange={choose}
      />
      <p className="mt-3 text-mute">
        Automático es como tu dispositivo. Para el sol se lee mejor al aire libre, de día.
      </p>
    </Panel>
  );
}
