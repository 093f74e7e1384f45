import { useMemo } from 'react';
import { useFormats, useT } from '../../../i18n/index.ts';
import type { FormattingContext } from './column.ts';

/** Formatting context (`t` and `formats`) of the user's language; the same object until the language changes. */
export function useFormattingContext(): FormattingContext {
  const t = useT();
  const formats = useFormats();
  return useMemo(() => ({ t, formats }), [t, formats]);
}
