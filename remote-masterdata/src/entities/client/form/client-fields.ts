import { fieldsFor, useFormContext, useWatch } from '@navette/shared/ui-form';
import { clientSchema } from './client-schema.ts';
import type { ClientValues } from './client-schema.ts';

/** The fields of a client's form. */
export const Fields = fieldsFor(clientSchema);

/** Value of a field of the surrounding form, subscribed to its changes. */
export const useValue = <Name extends keyof ClientValues>(name: Name): ClientValues[Name] =>
  useWatch<ClientValues, Name>({ name });

/** Returns the function that clears the fields of another invoice address, tick included. */
export function useClearInvoice(): () => void {
  const { setValue } = useFormContext<ClientValues>();
  return () => {
    const how = { shouldDirty: true, shouldValidate: false } as const;
    setValue('otherInvoice', false, how);
    for (const name of ['invoiceName', 'invoiceAddress', 'postbox2'] as const) setValue(name, '', how);
  };
}
