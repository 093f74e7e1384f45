import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { RecordDialogResult } from '../../federation/dialog-contracts.ts';
import { FormDialog, type FormDialogProps } from '../form/form-dialog.tsx';
import type { FormSchema } from '../form/navette-resolver.ts';
import { useNavetteForm } from '../form/use-navette-form.ts';
import { recordTexts } from './record-texts.ts';
import {
  pathOfCall,
  textValues,
  type CloseRecord,
  type CreateAnswer,
  type RecordKind,
  type RecordRow,
} from './record-kind.ts';
import { readRecord, saveRecord } from './save-record.ts';
import { useVersionedSave } from './use-versioned-save.ts';
import { useFormattingContext } from '../table/columns/column.ts';

/** Form of a kind of record, in a dialog; the rest of the props are those of `FormDialog`. */
export interface RecordFormProps<
  Row extends RecordRow,
  In extends FieldValues,
  Out,
  Created extends CreateAnswer,
  Whole extends Row = Row,
> extends Omit<FormDialogProps<In, Out>, 'form' | 'title' | 'open' | 'onSubmit' | 'onClose'> {
  readonly kind: RecordKind<Row, Out, Created, Whole>;
  /** Input: the field values; output: the body of create and update. */
  readonly schema: FormSchema<In, Out>;
  /** The record to change; missing for a new one. */
  readonly record?: Whole | undefined;
  /** Initial field values. Read once. */
  readonly values: In & DefaultValues<In>;
  /** Field values of a record, to compare a colleague's save with the form. */
  readonly valuesOf: (record: Whole) => In;
  /** Persists a draft across reloads under this key. */
  readonly draftKey?: string | undefined;
  /** Wraps the save, or returns another record instead. */
  readonly onSave?: (form: Out, save: () => Promise<RecordDialogResult>) => Promise<RecordDialogResult | undefined>;
  /** Called with the answer to a create. */
  readonly onCreated?: (answer: Created, form: Out) => void;
  /** Called with the saved record (label for a picker); without argument when cancelled. */
  readonly onClose: CloseRecord;
}

/**
 * Creates or updates a record: titles, save, invalidation of the lists and result for the opener. Its children are the fields.
 *
 * @example
 * <RecordForm kind={mcodes} schema={mcodeSchema} record={mcode} values={mcodeValues(mcode)} valuesOf={mcodeValues} onClose={onClose}>
 *   <FormSection>…</FormSection>
 * </RecordForm>
 */
export function RecordForm<
  Row extends RecordRow,
  In extends FieldValues,
  Out,
  Created extends CreateAnswer,
  Whole extends Row = Row,
>({
  kind,
  schema,
  record,
  values,
  valuesOf,
  draftKey,
  onSave = (_form, save) => save(),
  onCreated,
  onClose,
  ...dialog
}: RecordFormProps<Row, In, Out, Created, Whole>): ReactNode {
  const context = useFormattingContext();
  const texts = recordTexts(kind.textPrefix);
  const cache = useQueryClient();
  const saved = useRef<RecordDialogResult>(undefined);
  const [defaultValues] = useState(values);
  const form = useNavetteForm({ schema, defaultValues, name: texts.formName, draftKey });
  const save = async (filled: Out): Promise<RecordDialogResult> => {
    const { id, created } = await saveRecord(cache, kind, record?.id, filled);
    if (created) onCreated?.(created, filled);
    return { id, label: kind.nameOf(filled, 'list', context) };
  };
  const saveOver = useVersionedSave(
    form,
    record && {
      path: pathOfCall(kind.one.call, record.id),
      values: defaultValues,
      read: async () => valuesOf(await readRecord(kind, record.id)),
    },
    save,
  );
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={record ? context.t(texts.editTitle, textValues(kind, record, context)) : context.t(texts.addTitle)}
      onSubmit={async (filled) => {
        saved.current = await onSave(filled, () => saveOver(filled));
      }}
      onClose={() => onClose(saved.current)}
    />
  );
}
