import { MOBILITIES } from '@navette/shared/domain';
import { useT, vocabulary } from '@navette/shared/i18n';
import type { ReactNode } from 'react';
import { Fields } from '../fields.ts';
import { useChosenClient } from '../requests/get-client.ts';
import { useField } from './use-field.ts';

/** How the client travels on this trip: as in their record, unless the booking says otherwise. */
export function TravelFields(): ReactNode {
  const t = useT();
  const field = useField();
  const { client } = useChosenClient();
  const yesNo = (value: boolean): string => t(value ? 'shared.yes' : 'shared.no');
  const asClient = (value: string | undefined): string => t('booking.asClient', { value: value ?? '…' });
  return (
    <>
      <Fields.SelectField
        {...field('mobility')}
        span={6}
        emptyLabel={asClient(client && t(vocabulary.mobility(client.mobility)))}
        options={MOBILITIES.map((value) => ({ value, label: t(vocabulary.mobility(value)) }))}
      />
      <Fields.SelectField
        {...field('companion')}
        span={6}
        emptyLabel={asClient(client && yesNo(client.companion))}
        options={[true, false].map((value) => ({ value, label: yesNo(value) }))}
      />
    </>
  );
}
