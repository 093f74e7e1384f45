import type { By } from '@navette/ops/registry';
import type { Caller } from '../../kernel/caller.ts';

/** Who changes what runs, and why, for the history that ops read. */
export const by = ({ user }: Caller, { why }: { why: string }): By => ({ who: user.email, why });
