/** Action on the user's own second factor: `enrol` sets one up, or moves it to another device. */
export type FactorAct = 'enrol' | 'codes' | 'remove';
