/** Holds the texts that screens show when an action fails (docs/specification.md#toasts). */
export const LEVEL_FAILURES = {
  answer: 'No se pudo guardar tu respuesta. Intentá nuevamente.',
  waits: 'Sin señal: tu respuesta todavía no salió. La mandamos apenas vuelva.',
} as const;
