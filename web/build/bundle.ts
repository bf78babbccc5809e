import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';

/** Packages in a form for browsers. */
export const RESOLVE = {
  // wouter asks for the shim of older Reacts
  alias: { 'use-sync-external-store/shim/index.js': 'react' },
};

/** The code of a program beside the app, as one file. */
export async function bundle(
  input: string,
  { build: options, ...config }: InlineConfig = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    resolve: RESOLVE,
    ...config,
    define: { 'process.env.NODE_ENV': '"production"', ...config.define },
    build: {
      target: 'baseline-widely-available',
      write: false,
      modulePreload: false,
      ...options,
      rolldownOptions: { input, output: { codeSplitting: false }, ...options?.rolldownOptions },
    },
  });
  const [output] = [result].flat();
  const chunks = output && 'output' in output ? output.output : [];
  const [chunk] = chunks;
  if (chunks.length !== 1 || chunk?.type !== 'chunk')
    throw new Error(`${input} is not of one piece`);
  return chunk.code;
}
