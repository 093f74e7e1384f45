import { useT } from '@navette/shared/i18n';
import type { ReactNode } from 'react';
import { useMCodes } from '../../mcodes/list-mcodes.ts';
import { nameOf } from '../../mcodes/name-of.ts';
import { Fields, useValue } from './fields.ts';

/** The tariff code of the client's mutuality. A code that is not in the catalogue, or not yet known, stays as it is. */
export function McodeField(): ReactNode {
  const t = useT();
  const { data = [], error } = useMCodes('inPlace');
  const code = useValue('mcode');
  const isKnown = code === null || data.some(({ mcode }) => mcode === code);
  const options = data.map((known) => ({ value: known.mcode, label: nameOf(known) }));
  return (
    <Fields.SelectField
      name="mcode"
      label={t('client.mcode')}
      options={isKnown ? options : [{ value: code, label: code }, ...options]}
      emptyLabel={t('client.mcode.none')}
      help={error ? t('client.mcode.failed') : undefined}
      span={8}
    />
  );
}
