/** The tones of the sound, in hertz, and the time of each in seconds. */
const TONES = [523, 659, 784, 1047];
const TONE_S = 0.08;
const VOLUME = 0.06;

/** Plays a short rising sound. Browsers without sound, and those that allow none before a tap, stay silent. */
export function playSound(): void {
  try {
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'square';
    volume.gain.value = VOLUME;
    TONES.forEach((hertz, index) =>
      tone.frequency.setValueAtTime(hertz, audio.currentTime + index * TONE_S),
    );
    tone.connect(volume).connect(audio.destination);
    tone.addEventListener('ended', () => void audio.close());
    tone.start();
    tone.stop(audio.currentTime + TONES.length * TONE_S);
  } catch (error) {
    console.info('No sound could be played.', error);
  }
}
