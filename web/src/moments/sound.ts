import { local } from '../sync/storage.ts';

/** The key of the switch 'Sonido' in local storage. Without a value the sound is off. */
const SOUND_KEY = 'picadito-sound';

export const isSoundOn = (): boolean => local.get(SOUND_KEY) === 'on';

export function setSound(isOn: boolean): void {
  if (isOn) local.set(SOUND_KEY, 'on');
  else local.remove(SOUND_KEY);
}
