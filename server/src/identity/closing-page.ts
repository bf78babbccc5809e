import { readFileSync } from 'node:fs';
import { contentPolicy } from '../security/content-policy.ts';

export const CLOSING_SCRIPT = readFileSync(
  new URL('./closing-page/callback.js', import.meta.url),
  'utf8',
);
export const CLOSING_STYLE = readFileSync(
  new URL('./closing-page/callback.css', import.meta.url),
  'utf8',
);

export const CLOSING_POLICY = contentPolicy({
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': 'data:',
  'form-action': "'none'",
});

export type SignInOutcome = 'signed-in' | 'sign-in-failed';

const TEXT: Record<SignInOutcome, string> = {
  'signed-in': 'Listo. Ya podés cerrar esta ventana.',
  'sign-in-failed': 'No pudimos iniciar sesión. Cerrá esta ventana y probá de nuevo.',
};

/**
 * Returns the last page of the sign-in popup: its script posts the outcome to the page that opened the popup, and
 * closes the window.
 */
export function closingPage(outcome: SignInOutcome): string {
  return `<!doctype html>
<html lang="es" data-outcome="${outcome}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Picadito</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/auth/callback.css">
<script src="/auth/callback.js" defer></script>
</head>
<body><main><h1>Picadito</h1><p role="status">${TEXT[outcome]}</p></main></body>
</html>
`;
}
