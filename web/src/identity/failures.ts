/** Holds the toast of a failed sign-in. */
export const SIGN_IN_FAILURE = {
  title: 'Error al iniciar sesión',
  description: 'No se pudo conectar con Google. Inténtalo de nuevo.',
} as const;
