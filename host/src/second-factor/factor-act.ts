/** What is done with one's own second factor: `enrol` sets one up, or puts another device in its place. */
export type FactorAct = 'enrol' | 'codes' | 'remove';
