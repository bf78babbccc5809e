/** Text of the toast that shows when a sign-in has failed. */
export const SIGN_IN_FAILURE = {
  title: 'Error al iniciar sesión',
  description: 'No se pudo conectar con Google. Inténtalo de nuevo.',
} as const;
