import { dataOf } from '@navette/shared/api';
import { brusselsToday, MAX_MONEY, personName } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { useUser } from '@navette/shared/session';
import { fieldsFor, FormSection, required } from '@navette/shared/ui-form';
import { type CloseRecord, freshRecord, LoadedRecord, RecordForm } from '@navette/shared/ui-records';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as z from 'zod';
import { attemptKey } from '../../entities/use-attempt-key.ts';
import { type Handover, handovers } from './cash-requests.ts';

/** Form of a handover: above 0, and not after today. Its output is the body to save. */
export const handoverSchema = z.object({
  driverId: z.number(),
  date: required(z.iso.date().refine((day) => day <= brusselsToday(), messageKey('validation.future'))),
  amount: required(
    z
      .number()
      .max(MAX_MONEY)
      .refine((euros) => euros > 0, messageKey('validation.payment.positive')),
  ),
  receivedBy: z.string().trim().min(1).max(100),
  remark: z
    .string()
    .trim()
    .max(200)
    .transform((typed) => typed || null),
  attempt: z.string(),
});

const Fields = fieldsFor(handoverSchema);

const valuesOf = ({ driverId, date, amount, receivedBy, remark }: Omit<Handover, 'id' | 'lastname' | 'firstname'>) => ({
  driverId,
  date,
  amount,
  receivedBy,
  remark: remark ?? '',
  attempt: '',
});

interface HandoverDialogProps {
  readonly driverId: number;
  /** Handover to change; missing: a new one. */
  readonly id?: number | undefined;
  /** Amount that is proposed: the balance of the driver, when it is above 0. */
  readonly balance?: number;
  readonly onClose: CloseRecord;
}

/** Form of cash that a driver handed over; one that is recorded is read first. */
export function HandoverDialog({ id, ...props }: HandoverDialogProps): ReactNode {
  return id === undefined ? <HandoverForm {...props} /> : <Stored {...props} id={id} />;
}

function Stored({ id, ...props }: HandoverDialogProps & { readonly id: number }): ReactNode {
  const query = useQuery({
    queryKey: [...handovers.one.call, { params: { path: { id } } }],
    queryFn: () => dataOf(handovers.one.read(id)),
    ...freshRecord,
  });
  return (
    <LoadedRecord kind={handovers} id={id} query={query} onClose={() => props.onClose()}>
      {(record) => <HandoverForm {...props} record={record} />}
    </LoadedRecord>
  );
}

type HandoverFormProps = Omit<HandoverDialogProps, 'id'> & { readonly record?: Handover };

function HandoverForm({ driverId, record, balance = 0, onClose }: HandoverFormProps): ReactNode {
  const t = useT();
  const user = useUser();
  const [values] = useState(() =>
    record
      ? valuesOf(record)
      : {
          driverId,
          date: brusselsToday(),
          amount: balance > 0 ? balance : null,
          receivedBy: user ? personName(user, 'text') : '',
          remark: '',
          attempt: attemptKey(),
        },
  );
  return (
    <RecordForm
      kind={handovers}
      schema={handoverSchema}
      record={record}
      values={values}
      valuesOf={valuesOf}
      onClose={onClose}
    >
      <FormSection>
        <Fields.MoneyField name="amount" label={t('handover.amount')} required />
        <Fields.DateField name="date" label={t('handover.date')} required />
        <Fields.TextField name="receivedBy" label={t('handover.receivedBy')} required span={12} />
        <Fields.TextField name="remark" label={t('handover.remark')} span={12} />
      </FormSection>
    </RecordForm>
  );
}
