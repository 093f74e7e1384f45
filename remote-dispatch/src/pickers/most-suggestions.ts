/** Limit of records that a picker lists; typing narrows them. */
export const MOST_SUGGESTIONS = 20;
