/** As long what staff did can be undone by one click, in seconds; the emails it brought about wait. */
export const UNDO_SECONDS = 10;

/** The offer travels, and so does the click: the server takes it somewhat longer. */
const UNDO_GRACE_SECONDS = 5;

/** So long after it was done nothing can be undone any more, in seconds. */
export const UNDO_SECONDS_IN_ALL = UNDO_SECONDS + UNDO_GRACE_SECONDS;
