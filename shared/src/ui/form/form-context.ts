import { createContext, use } from 'react';
import type { FieldRegistry } from './field-registry.ts';

/** Field registry of the surrounding form; null outside a form. */
export const FieldRegistryContext = createContext<FieldRegistry | null>(null);

/** Field registry of the surrounding form. @throws outside a `Form` */
export function useFieldRegistry(): FieldRegistry {
  const registry = use(FieldRegistryContext);
  if (!registry) throw new Error('A field stands outside a Form');
  return registry;
}
