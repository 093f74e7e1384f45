/** Address fields of the estimator: at the start, and at most (S1 §9). */
export const ESTIMATOR_ADDRESSES = { start: 3, max: 5 } as const;

/** Kilometres of the longest trip that is measured, there and back; the contract holds no more. */
export const LONGEST_TRIP_KM = 5000;
