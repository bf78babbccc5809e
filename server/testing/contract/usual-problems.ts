/** Lists the problems of the checks that precede a use case; a write with an id and a body can get all of them. */
export const READ = [401];
export const READ_ONE = [401, 404];
export const DELETE = [401, 403, 404, 413, 415, 422];
export const POST = [401, 403, 413, 415, 422];
export const CHANGE = [401, 403, 404, 413, 415, 422];
