import { emptyAccount, SAMPLE_ACCOUNT } from '../accounts.ts';
import { MOUNT_PATH } from './settings.ts';

/**
 * Returns the HTML of the page 'Elegí una cuenta', which takes the place of Google's account chooser. Every button
 * posts a plain form to the page's own address; there is no script. `typed` is the text that the number field had
 * before an error.
 */
export function chooserPage(error: string | null = null, typed = ''): string {
  const field =
    error === null ? '' : ' aria-invalid="true" aria-describedby="number-error" autofocus';
  const value = /^\d{1,9}$/.test(typed) ? ` value="${typed}"` : '';
  const message = error === null ? '' : `<p class="error" id="number-error">${error}</p>`;
  return page(
    'Elegí una cuenta',
    `<p class="mode">Modo demostración</p>
<h1>Elegí una cuenta</h1>
<p>Estas cuentas viven en esta computadora. No hace falta contraseña.</p>
<form method="post">
${accountButton(SAMPLE_ACCOUNT, 'Cuenta de demostración', 'Con jugadores, listas y partidos de ejemplo', 'coin')}
${[1, 2, 3].map((n) => accountButton(emptyAccount(n), `Cuenta vacía ${n}`, emptyAccount(n), '')).join('\n')}
</form>
<form method="post" class="other" novalidate>
<label for="number">Otra cuenta vacía (1 a 999)</label>
<div class="row">
<input id="number" name="number" type="number" inputmode="numeric" min="1" max="999" required${value}${field}>
<button type="submit">Entrar</button>
</div>
${message}
</form>
<form method="post"><button type="submit" name="cancel" value="1" class="ghost">Cancelar</button></form>`,
  );
}

/** Returns the HTML of the page for a sign-in that was left open too long, or whose address does not exist. */
export function errorPage(): string {
  return page(
    'No se pudo seguir',
    `<p class="mode">Modo demostración</p>
<h1>No se pudo seguir</h1>
<p>Este inicio de sesión venció o no es válido. Empezá de nuevo.</p>
<p><a class="button" href="/landing">Volver a Picadito</a></p>`,
  );
}

function accountButton(email: string, name: string, detail: string, style: string): string {
  return `<button type="submit" name="account" value="${email}" class="account ${style}">
<span class="name">${name}</span><span class="detail">${detail}</span></button>`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Picadito</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${MOUNT_PATH}/chooser.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
