import { useCallback } from 'react';
import { useT } from '../../i18n/index.ts';
import { splitMessage } from './field-message.ts';

/** Gives the function that says an error's message (see `messageWith`) in the user's language. */
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
