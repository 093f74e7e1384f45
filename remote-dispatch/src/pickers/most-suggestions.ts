/** Most records that a picker lists: more are found by typing on. */
export const MOST_SUGGESTIONS = 20;
