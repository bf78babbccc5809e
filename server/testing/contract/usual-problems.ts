/**
 * Statuses of the problems that the checks before a use case can cause, by the form of the request: READ_ONE has an id
 * in its path, POST has a body, CHANGE has both.
 */
export const READ = [401];
export const READ_ONE = [401, 404];
export const DELETE = [401, 403, 404, 413, 415, 422];
export const POST = [401, 403, 413, 415, 422];
export const CHANGE = [401, 403, 404, 413, 415, 422];
