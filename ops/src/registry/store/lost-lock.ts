import { Refusal } from '../../refusal.ts';

/** The lock was lost before anything was changed: what was decided under it is decided again. */
export class LostLock extends Refusal {}
