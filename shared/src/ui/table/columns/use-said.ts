import { useMemo } from 'react';
import { useFormats, useT } from '../../../i18n/index.ts';
import type { Said } from './column.ts';

/** Texts and formats in the user's language; the same object until the language changes. */
export function useSaid(): Said {
  const t = useT();
  const formats = useFormats();
  return useMemo(() => ({ t, formats }), [t, formats]);
}
