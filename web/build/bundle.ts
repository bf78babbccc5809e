import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';

/** Options with which the bundler resolves packages. */
export const RESOLVE = {
  // The router library (wouter) imports the shim for older versions of React, which the app does not need.
  alias: { 'use-sync-external-store/shim/index.js': 'react' },
};

/**
 * Bundles a program that is separate from the app into one file, and returns its code. Throws if the bundler makes more
 * than one file.
 */
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
