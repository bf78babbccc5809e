/** The target cannot be written to; the message has the reason. */
export class UnfitTargetError extends Error {}

/** Something stands where a file is to be, which could be moved aside. */
export class TargetTakenError extends UnfitTargetError {}
