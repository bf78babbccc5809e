/** A server that is written to as fast as it can be, and starts as `npm run serve` does. */
export const FULL_SPEED = {
  RATE_LIMIT_USER: 'off',
  RATE_LIMIT_ADDRESS: 'off',
  LOG_LEVEL: 'error',
  NODE_COMPILE_CACHE: 'node_modules/.cache/node',
};
