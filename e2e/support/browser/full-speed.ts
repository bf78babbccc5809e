/** Holds settings of a server that tests write to without limits. */
export const FULL_SPEED = {
  RATE_LIMIT_USER: 'off',
  RATE_LIMIT_ADDRESS: 'off',
  LOG_LEVEL: 'error',
};
