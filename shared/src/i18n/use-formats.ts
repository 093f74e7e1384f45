import { formatsOf, type Formats } from './formats.ts';
import { useLocale } from './locale-atom.ts';

/** The named formats in the user's language: the one way to write dates, times, amounts and phones on a screen. */
export const useFormats = (): Formats => formatsOf(useLocale());
