import { fold } from '@navette/shared/domain';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The passwords that are found most often where passwords were stolen, as they are compared. */
const known: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(fold));

/** Whether a word in small letters is one of them. Nothing is asked of the network. */
export const isKnownPassword = (word: string): boolean => known.has(word);
