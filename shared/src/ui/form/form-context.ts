import { createContext, use } from 'react';
import type { FieldRegistry } from './field-registry.ts';

/** The registry of the form around a field; null outside a form. */
export const FieldRegistryContext = createContext<FieldRegistry | null>(null);

/** The registry of the form around; a field outside a `Form` is a fault of the page. */
export function useFieldRegistry(): FieldRegistry {
  const registry = use(FieldRegistryContext);
  if (!registry) throw new Error('A field stands outside a Form');
  return registry;
}
