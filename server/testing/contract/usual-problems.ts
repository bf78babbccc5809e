/** What the checks before a rule refuse: writes with an id and a body meet them all. */
export const READ = [401];
export const READ_ONE = [401, 404];
export const DELETE = [401, 403, 404, 413, 415, 422];
export const POST = [401, 403, 413, 415, 422];
export const CHANGE = [401, 403, 404, 413, 415, 422];
