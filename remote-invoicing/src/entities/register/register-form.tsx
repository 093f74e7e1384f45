import { PAID_FROM_VALUES } from '@navette/openapi/enums';
import { isClosed } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { fieldsFor, FormSection, useFormContext, useWatch } from '@navette/shared/ui-form';
import { type CloseRecord, RecordForm } from '@navette/shared/ui-records';
import { type ReactNode, useMemo, useState } from 'react';
import type * as z from 'zod';
import { ClosedNotice, useClosedUntil } from '../closed-days.tsx';
import { useSupplierAdder } from '../supplier/supplier-form.tsx';
import { supplierSource, useMoneyCategories } from '../supplier/suppliers.ts';
import { ReceiptField } from './receipt-field.tsx';
import { type ReceivedInvoice, ReceivedSummary, receivedValues } from './received-invoice.tsx';
import {
  openRegisterSchema,
  paidFromText,
  type Register,
  type RegisterRow,
  registerSchema,
  registerValues,
} from './register.ts';

const Fields = fieldsFor(registerSchema);

interface RegisterFormDialogProps {
  readonly register: Register;
  /** The record to change; missing for a new one. */
  readonly row: RegisterRow | undefined;
  /** Invoice of which a new one is made. */
  readonly received?: ReceivedInvoice | undefined;
  /** Called with the day of the saved record, before the dialog closes. */
  readonly onSavedOn: (date: string) => void;
  readonly onClose: CloseRecord;
}

/** Form of an expense or an insert. */
export function RegisterFormDialog({
  register,
  row,
  received,
  onSavedOn,
  onClose,
}: RegisterFormDialogProps): ReactNode {
  const t = useT();
  const [values] = useState(() => (received ? receivedValues(received) : registerValues(row)));
  const supplier = useSupplierAdder();
  const until = useClosedUntil('registers');
  const stays = row !== undefined && isClosed(row.date, until);
  // A record of which the day is closed keeps it, and may change its supplier, category and payment.
  const { formatDate } = useFormats();
  const schema = useMemo(
    () => (stays ? registerSchema : openRegisterSchema(until, formatDate(until))),
    [stays, until, formatDate],
  );
  return (
    <>
      <RecordForm
        kind={register.kind}
        schema={schema}
        banner={
          stays &&
          until && (
            <ClosedNotice kind="registers" until={until}>
              {t('closed.register')}
            </ClosedNotice>
          )
        }
        record={row}
        values={values}
        valuesOf={registerValues}
        onSave={async ({ date }, save) => {
          const saved = await save();
          onSavedOn(date);
          return saved;
        }}
        onClose={onClose}
      >
        {received && (
          <ReceivedSummary
            received={received}
            onAddSupplier={async () => {
              const { id: _id, knownAs: _known, ...draft } = received.supplier;
              return (await supplier.addKnown(draft))?.id ?? null;
            }}
          />
        )}
        <FormSection>
          <Fields.TextField name="name" label={t('register.name')} required span={12} readOnly={stays} />
          <Fields.MoneyField name="money" label={t(register.money.field)} readOnly={stays} />
          <Fields.DateField name="date" label={t('register.date')} required readOnly={stays} />
          <Fields.RecordPicker
            name="supplierId"
            label={t(register.texts.supplier)}
            source={supplierSource}
            add={supplier.add}
          />
          <CategoryField register={register} />
          <Fields.TextAreaField
            name="description"
            label={t('register.description')}
            required
            span={12}
            readOnly={stays}
          />
          <ReceiptField register={register} label={t('register.receipt')} recordName={row?.name ?? ''} />
        </FormSection>
        <PaymentSection register={register} />
      </RecordForm>
      {supplier.dialog}
    </>
  );
}

/** Category of the register; while the categories are missing, the chosen one stays. */
function CategoryField({ register }: { readonly register: Register }): ReactNode {
  const t = useT();
  const { data = [] } = useMoneyCategories('inPlace');
  const options = data.filter((category) => category.register === register.register);
  return (
    <Fields.SelectField
      name="categoryId"
      label={t('register.category')}
      emptyLabel={t('register.category.none')}
      options={options.map(({ id, name, account }) => ({ value: id, label: account ? `${name} (${account})` : name }))}
    />
  );
}

/** Payment of the record: the day it was paid, or until when and with which communication it is to be paid. */
function PaymentSection({ register: { texts } }: { readonly register: Register }): ReactNode {
  const t = useT();
  const { control } = useFormContext<z.input<typeof registerSchema>>();
  const paidFrom = useWatch({ control, name: 'paidFrom' });
  return (
    <FormSection title={t('register.payment')}>
      <Fields.SelectField
        name="paidFrom"
        label={t(texts.paidFrom)}
        emptyLabel={t('register.paidFrom.unknown')}
        options={PAID_FROM_VALUES.map((value) => ({ value, label: t(paidFromText(value, texts)) }))}
      />
      {paidFrom === 'open' ? (
        <Fields.DateField name="dueDate" label={t('register.dueDate')} />
      ) : (
        <Fields.DateField name="paidOn" label={t('register.paidOn')} help={t('register.paidOn.help')} />
      )}
      <Fields.TextField name="invoiceNumber" label={t('register.invoiceNumber')} />
      <Fields.TextField name="reference" label={t('register.reference')} help={t('register.reference.help')} />
    </FormSection>
  );
}
