import { useT } from '@navette/shared/i18n';
import { useRecord } from '@navette/shared/ui-form';
import type { RecordSource } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';

/** The name of a record by its number; the number until it is found, or when it is gone. */
export function RecordName<Item>({
  source,
  id,
}: {
  readonly source: RecordSource<Item>;
  readonly id: number;
}): ReactNode {
  const t = useT();
  const { state } = useRecord(source, id);
  return state.status === 'known' ? source.labelOf(state.item) : t('booking.number', { id });
}
