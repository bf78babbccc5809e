/** Error thrown when a database cannot be the target of a copy; the message has the reason. */
export class UnfitTargetError extends Error {}

/**
 * Error thrown when a file with data, or a damaged one, is at the path of the target. The caller can copy again with a
 * path to which that file is moved.
 */
export class TargetTakenError extends UnfitTargetError {}
