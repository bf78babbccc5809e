/** The target may not be written to as it is; the message says why. */
export class UnfitTargetError extends Error {}

/** Something stands where a file is to be, which could be moved aside. */
export class TakenPlaceError extends UnfitTargetError {}
