import { DOCUMENT_LANGUAGES, INVOICE_CHANNELS } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { fieldsFor } from '@navette/shared/ui-form';
import { BulkForm, type BulkEditing, type BulkFormProps, type Chosen } from '@navette/shared/ui-records';
import type { FormattingContext } from '@navette/shared/ui-table';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod';
import { channelName, documentLanguage, line, useField } from './fields.ts';

/** Value of a bulk edit field; an empty field changes nothing. */
export const chosen = <T,>(value: T | null): T | undefined => value ?? undefined;

/** Option of a select that clears the field. */
export const EMPTY = '';

/** Like `chosen`, with an option that clears the field. */
export const chosenOrEmpty = <T extends string>(value: T | typeof EMPTY | null): T | null | undefined =>
  value === EMPTY ? null : (value ?? undefined);

/** Flag of a bulk edit. */
export const chosenFlag = z.boolean().nullable().transform(chosen);

/** Text of a bulk edit, at most so long. */
export const chosenLine = (most: number) => line(most).transform(chosen);

/** Language and channel of documents in a bulk edit. */
export const documentsShape = {
  language: z
    .enum([...DOCUMENT_LANGUAGES, EMPTY])
    .nullable()
    .transform(chosenOrEmpty),
  invoiceChannel: z
    .enum([...INVOICE_CHANNELS, EMPTY])
    .nullable()
    .transform(chosenOrEmpty),
};

const Documents = fieldsFor(z.object(documentsShape));

/** Fields of language and channel of documents. */
export function DocumentFields(): ReactNode {
  const t = useT();
  const field = useField('client.field.');
  const emptyLabel = t('bulk.unchanged');
  const languages = DOCUMENT_LANGUAGES.map((value) => ({ value, label: t(documentLanguage(value)) }));
  const channels = INVOICE_CHANNELS.map((value) => ({ value, label: t(channelName(value)) }));
  const anyLanguage = { value: EMPTY, label: t('client.language.default') } as const;
  const byAddress = { value: EMPTY, label: t('client.channel.default') } as const;
  return (
    <>
      <Documents.SelectField {...field('language')} emptyLabel={emptyLabel} options={[anyLanguage, ...languages]} />
      <Documents.SelectField {...field('invoiceChannel')} emptyLabel={emptyLabel} options={[byAddress, ...channels]} />
    </>
  );
}

const Flags = fieldsFor(z.record(z.string(), z.boolean().nullable()));

/** Choice of a flag in a bulk edit: yes, no, or unchanged. */
export function FlagField(props: { readonly name: string; readonly label: string }): ReactNode {
  const t = useT();
  const options = [true, false].map((value) => ({ value, label: t(value ? 'shared.yes' : 'shared.no') }));
  return <Flags.SelectField {...props} options={options} emptyLabel={t('bulk.unchanged')} />;
}

/** Whether the records are offered, in a bulk edit. */
export function ActiveField(): ReactNode {
  const t = useT();
  return <FlagField name="active" label={t('record.active')} />;
}

interface BulkOptions<Row extends { readonly id: number }, Changes extends object, In extends FieldValues>
  extends Pick<BulkEditing<Row, Changes>, 'send'>, Pick<BulkFormProps<In, Chosen<Changes>>, 'schema' | 'values'> {
  readonly kind: {
    readonly nameOf: (row: NoInfer<Row>, use: 'list', context: FormattingContext) => string;
    readonly invalidates: BulkEditing<Row, Changes>['invalidates'];
    readonly leaves?: BulkEditing<Row, Changes>['leaves'];
  };
  readonly fields: ReactNode;
}

/** Bulk edit of a kind of record: `values` are the field values while nothing is chosen. */
export const bulkEditing = <Row extends { readonly id: number }, Changes extends object, In extends FieldValues>({
  kind: { nameOf, invalidates, leaves },
  send,
  schema,
  values,
  fields,
}: BulkOptions<Row, Changes, In>): BulkEditing<Row, Changes> => ({
  send,
  nameOf,
  invalidates,
  leaves,
  valuesOf: (row) => {
    const stored = new Map<string, unknown>(Object.entries(row));
    return Object.assign({}, ...Object.keys(values).map((name) => ({ [name]: stored.get(name) })));
  },
  renderForm: (count, onClose) => <BulkForm {...{ count, onClose, schema, values }}>{fields}</BulkForm>,
});
