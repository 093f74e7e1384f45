import { brusselsToday } from '@navette/shared/domain';
import type { DialogInput, RecordDialogResult } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ClientFormDialog } from './client-form-dialog.tsx';
import { clientValues } from './model/client-values.ts';
import { splitName } from './model/split-name.ts';

/** A client to make. */
export interface NewClientProps extends Omit<DialogInput<'masterdata/client@1'>, 'id'> {
  /** Somebody asked for a client, whoever makes it: one who exists already may be the answer. */
  readonly offersOthers?: boolean;
  readonly onClose: (saved?: RecordDialogResult) => void;
}

/** The form of a new client, starting with today and what is known. */
export function NewClient({ draft, name = '', offersOthers = false, onClose }: NewClientProps): ReactNode {
  const t = useT();
  const [values] = useState(() => clientValues({ client_from: brusselsToday(), ...splitName(name), ...draft }));
  return <ClientFormDialog title={t('client.add.title')} {...{ values, offersOthers, onClose }} />;
}
