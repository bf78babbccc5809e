import { useState } from 'react';
import { playSound } from '../../moments/play-sound.ts';
import { isSoundOn, setSound } from '../../moments/sound.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Switches the sound of celebrations in this browser. Turning it on plays it once. */
export function SoundPanel() {
  const [isOn, setOn] = useState(isSoundOn);

  function choose(next: boolean): void {
    setOn(next);
    setSound(next);
    if (next) playSound();
  }

  return (
    <Panel title="Festejos">
      <Checkbox
        label="Sonido"
        checked={isOn}
        onChange={({ target: { checked } }) => choose(checked)}
      />
      <p className="mt-1 text-mute">
        Suena cortito cuando se llena el partido, ganás un logro o anotás un resultado.
      </p>
    </Panel>
  );
}
