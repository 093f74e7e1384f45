import { DOCUMENT_LANGUAGES, MAX_MONEY, MOBILITIES } from '@navette/shared/domain';
import { useT, vocabulary } from '@navette/shared/i18n';
import { fieldsFor } from '@navette/shared/ui-form';
import { BulkForm, type BulkEditing } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import * as z from 'zod';
import { chosen, chosenOrEmpty, EMPTY, useFlagOptions } from '../../records/bulk.ts';
import { nameOfMCode, useMCodes } from '../mcode-requests.ts';
import { changeClients, clients, type ClientChanges, type ClientRow } from './client-requests.ts';
import { documentLanguage } from '../../records/text.ts';

const flag = z.boolean().nullable().transform(chosen);
const schema = z.object({
  mcode: z.string().nullable().transform(chosenOrEmpty),
  language: z
    .enum([...DOCUMENT_LANGUAGES, EMPTY])
    .nullable()
    .transform(chosenOrEmpty),
  basePrice: z.number().min(0).max(MAX_MONEY).nullable().transform(chosen),
  mobility: z.enum(MOBILITIES).nullable().transform(chosen),
  companion: flag,
  factuur: flag,
  problem: flag,
});
const Fields = fieldsFor(schema);
const UNCHANGED = {
  mcode: null,
  language: null,
  basePrice: null,
  mobility: null,
  companion: null,
  factuur: null,
  problem: null,
};

interface FormProps {
  readonly count: number;
  readonly onClose: (chosen?: z.output<typeof schema>) => void;
}

function ClientBulkForm(props: FormProps): ReactNode {
  const t = useT();
  const { data: codes = [] } = useMCodes('inPlace');
  const flags = { options: useFlagOptions(), emptyLabel: t('bulk.unchanged') };
  return (
    <BulkForm {...props} schema={schema} values={UNCHANGED}>
      <Fields.SelectField
        name="mcode"
        label={t('client.field.mcode')}
        emptyLabel={t('bulk.unchanged')}
        options={[
          { value: EMPTY, label: t('client.mcode.none') },
          ...codes.map((code) => ({ value: code.mcode, label: nameOfMCode(code) })),
        ]}
      />
      <Fields.MoneyField name="basePrice" label={t('client.field.basePrice')} />
      <Fields.SelectField
        name="language"
        label={t('client.field.language')}
        emptyLabel={t('bulk.unchanged')}
        options={[
          { value: EMPTY, label: t('client.language.default') },
          ...DOCUMENT_LANGUAGES.map((value) => ({ value, label: t(documentLanguage(value)) })),
        ]}
      />
      <Fields.SelectField
        name="mobility"
        label={t('client.field.mobility')}
        emptyLabel={t('bulk.unchanged')}
        options={MOBILITIES.map((value) => ({ value, label: t(vocabulary.mobility(value)) }))}
      />
      <Fields.SelectField name="companion" label={t('client.field.companion')} {...flags} />
      <Fields.SelectField name="factuur" label={t('client.field.factuur')} {...flags} />
      <Fields.SelectField name="problem" label={t('client.field.problem')} {...flags} />
    </BulkForm>
  );
}

/** Bulk edit of clients: shared settings only, never personal data. */
export const clientBulk: BulkEditing<ClientRow, ClientChanges> = {
  send: changeClients,
  valuesOf: ({ mcode, language, basePrice, mobility, companion, factuur, problem }) => ({
    mcode,
    language,
    basePrice,
    mobility,
    companion,
    factuur,
    problem,
  }),
  nameOf: clients.nameOf,
  invalidates: clients.invalidates,
  renderForm: (count, onClose) => <ClientBulkForm {...{ count, onClose }} />,
};
