import { MAX_MONEY, MOBILITIES } from '@navette/shared/domain';
import { useT, vocabulary } from '@navette/shared/i18n';
import { fieldsFor } from '@navette/shared/ui-form';
import type { BulkEditing } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import * as z from 'zod';
import {
  ActiveField,
  bulkEditing,
  chosen,
  chosenFlag,
  chosenOrEmpty,
  DocumentFields,
  documentsShape,
  EMPTY,
  FlagField,
} from '../../records/bulk.tsx';
import { useField } from '../../records/fields.ts';
import { nameOfMCode, useMCodes } from '../mcode-requests.ts';
import { changeClients, type ClientChanges, type ClientRow, clients } from './client-requests.ts';

const schema = z.object({
  mcode: z.string().nullable().transform(chosenOrEmpty),
  ...documentsShape,
  basePrice: z.number().min(0).max(MAX_MONEY).nullable().transform(chosen),
  mobility: z.enum(MOBILITIES).nullable().transform(chosen),
  companion: chosenFlag,
  sharesRides: chosenFlag,
  factuur: chosenFlag,
  problem: chosenFlag,
  active: chosenFlag,
});
const Fields = fieldsFor(schema);

function ClientBulkFields(): ReactNode {
  const t = useT();
  const field = useField('client.field.');
  const { data: codes = [] } = useMCodes('inPlace');
  const emptyLabel = t('bulk.unchanged');
  const known = codes.map((code) => ({ value: code.mcode, label: nameOfMCode(code) }));
  const mobilities = MOBILITIES.map((value) => ({ value, label: t(vocabulary.mobility(value)) }));
  const noCode = { value: EMPTY, label: t('client.mcode.none') } as const;
  return (
    <>
      <Fields.SelectField {...field('mcode')} emptyLabel={emptyLabel} options={[noCode, ...known]} />
      <Fields.MoneyField {...field('basePrice')} />
      <DocumentFields />
      <Fields.SelectField {...field('mobility')} emptyLabel={emptyLabel} options={mobilities} />
      <FlagField {...field('companion')} />
      <FlagField {...field('sharesRides')} />
      <FlagField {...field('factuur')} />
      <FlagField {...field('problem')} />
      <ActiveField />
    </>
  );
}

const unchanged = {
  mcode: null,
  language: null,
  invoiceChannel: null,
  basePrice: null,
  mobility: null,
  companion: null,
  sharesRides: null,
  factuur: null,
  problem: null,
  active: null,
};

/** Bulk edit of clients: shared settings only, never personal data. */
export const clientBulk: BulkEditing<ClientRow, ClientChanges> = bulkEditing({
  kind: clients,
  send: changeClients,
  schema,
  values: unchanged,
  fields: <ClientBulkFields />,
});
