/** Colours of the dark palette of web/src/styles/tokens.css; the picture has them in both themes. */
export const COLOURS = {
  void: '#0b0f2a',
  raised: '#20275a',
  ink: '#f4f6ff',
  mute: '#b4bce8',
  coin: '#ffd23f',
  'coin-lo': '#b8860b',
  pitch: '#0e5a34',
  'pitch-lo': '#0b4a2b',
  claro: '#f4f1de',
  oscuro: '#2a2f63',
  naranja: '#ff9a3d',
  verde: '#8fd14f',
} as const;
