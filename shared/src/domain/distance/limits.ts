/** Number of address fields of the estimator: initially, and at most (specification/tariffs.md#estimator). */
export const ESTIMATOR_ADDRESSES = { start: 3, max: 5 } as const;

/** Maximum length of a measured trip in kilometres, there and back; the contract's limit. */
export const LONGEST_TRIP_KM = 5000;
