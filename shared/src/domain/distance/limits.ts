/** Address fields of the estimator: at the start, and at most (S1 §9). */
export const ESTIMATOR_ADDRESSES = { start: 3, max: 5 } as const;
