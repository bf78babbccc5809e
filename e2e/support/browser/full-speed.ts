/** Settings of a server without rate limits, for tests that write a lot. */
export const FULL_SPEED = {
  RATE_LIMIT_USER: 'off',
  RATE_LIMIT_ADDRESS: 'off',
  LOG_LEVEL: 'error',
};
