/** How long staff can undo an action by one click, in seconds; the emails it causes wait as long. */
export const UNDO_SECONDS = 10;

/** The server accepts an undo for longer, to allow for network delays. */
const UNDO_GRACE_SECONDS = 5;

/** How long after an action the server accepts its undo, in seconds. */
export const UNDO_SECONDS_IN_ALL = UNDO_SECONDS + UNDO_GRACE_SECONDS;
