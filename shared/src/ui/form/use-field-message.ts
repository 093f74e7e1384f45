import { useCallback } from 'react';
import { useT } from '../../i18n/index.ts';
import { splitMessage } from './field-message.ts';

/** Returns the function that translates an error message (see `messageWith`). */
export function useFieldMessage(): (message: string) => string {
  const t = useT();
  return useCallback(
    (message: string) => {
      const { key, params } = splitMessage(message);
      return t(key, params);
    },
    [t],
  );
}
