import { brusselsToday } from '@navette/shared/domain';
import type { DialogInput } from '@navette/shared/federation';
import type { CloseRecord } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { ClientFormDialog } from './form/client-form.tsx';
import { clientValues } from './form/client-values.ts';
import { splitName } from './form/split-name.ts';

interface NewClientProps extends Omit<DialogInput<'masterdata/client@1'>, 'id'> {
  /** Whether an existing client may be returned instead: the caller needs a client, new or not. */
  readonly offersOthers?: boolean;
  readonly onClose: CloseRecord;
}

/** Form of a new client, with today's date and the known fields filled in. */
export function NewClient({ draft, name = '', ...form }: NewClientProps): ReactNode {
  const values = clientValues({ client_from: brusselsToday(), ...splitName(name), ...draft });
  return <ClientFormDialog values={values} {...form} />;
}
