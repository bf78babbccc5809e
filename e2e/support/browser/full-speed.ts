/** A server that is written to as fast as it can be. */
export const FULL_SPEED = {
  RATE_LIMIT_USER: 'off',
  RATE_LIMIT_ADDRESS: 'off',
  LOG_LEVEL: 'error',
};
