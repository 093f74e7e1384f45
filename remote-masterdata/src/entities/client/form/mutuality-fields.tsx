import { useT } from '@navette/shared/i18n';
import type { ReactNode } from 'react';
import { useInsurances } from '../../insurance/insurance-requests.ts';
import { Fields } from './client-fields.ts';

/** Mutuality and member number of the client. The insurers are offered; any other name is taken, as not every mutuality is invoiced. */
export function MutualityFields(): ReactNode {
  const t = useT();
  const { data = [] } = useInsurances('inPlace');
  return (
    <>
      <Fields.TextField
        name="mutuality"
        label={t('client.mutuality')}
        suggestions={[...new Set(data.map(({ name }) => name))]}
        span={8}
      />
      <Fields.TextField name="memberNumber" label={t('client.memberNumber')} span={4} />
    </>
  );
}
