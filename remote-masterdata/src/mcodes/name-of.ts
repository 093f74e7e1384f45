import type { MCode } from './list-mcodes.ts';

/** How a code is said: with its name, if it has one. */
export const nameOf = ({ mcode, name }: Pick<MCode, 'mcode' | 'name'>): string => (name ? `${mcode} – ${name}` : mcode);
