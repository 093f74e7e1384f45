import { useT } from '@navette/shared/i18n';
import type { ReactNode } from 'react';
import { nameOfMCode, useMCodes } from '../../mcode/mcode-requests.ts';
import { Fields, useValue } from './client-fields.ts';

/** Tariff code of the client's mutuality. A code that the catalogue does not have, or that is not loaded yet, is kept. */
export function McodeField(): ReactNode {
  const t = useT();
  const { data = [], error } = useMCodes('inPlace');
  const code = useValue('mcode');
  const isKnown = code === null || data.some(({ mcode }) => mcode === code);
  const options = data.map((known) => ({ value: known.mcode, label: nameOfMCode(known) }));
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
