import { createContext, use, useCallback } from 'react';
import type { FieldRegistry } from './field-registry.ts';
import { useT } from '../../i18n/index.ts';
import { splitMessage } from './field-message.ts';

/** Field registry of the surrounding form; null outside a form. */
export const FieldRegistryContext = createContext<FieldRegistry | null>(null);

/** Field registry of the surrounding form. @throws outside a `Form` */
export function useFieldRegistry(): FieldRegistry {
  const registry = use(FieldRegistryContext);
  if (!registry) throw new Error('A field stands outside a Form');
  return registry;
}

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
