/** Signals that the target cannot be written to; the message has the reason. */
export class UnfitTargetError extends Error {}

/** Signals that a file is in the place of the target; it could be moved aside. */
export class TargetTakenError extends UnfitTargetError {}
