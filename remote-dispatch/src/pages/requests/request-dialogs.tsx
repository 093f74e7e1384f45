import { api, dataOf } from '@navette/shared/api';
import { BOOKING_TYPES, isClockTime, isIsoDate, MOBILITIES, MOTIVES, personName } from '@navette/shared/domain';
import { messageKey, useT, vocabulary } from '@navette/shared/i18n';
import { fieldsFor, FormDialog, FormSection, required, useNavetteForm } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { Ban } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import * as z from 'zod';
import { RefusalFields, refusalShape, withExplanation } from '../../requests/refusal.tsx';
import { nameOfRequest, type TripRequest } from '../../requests/trip-request.ts';

interface RequestDialogProps {
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const refusalSchema = withExplanation(z.object(refusalShape));

/** Dialog that refuses a request with its reason; Undo lets it wait again. */
export function RefuseDialog({
  request,
  onSaved,
  onClose,
}: RequestDialogProps & { readonly request: TripRequest }): ReactNode {
  const t = useT();
  const toast = useToast();
  const form = useNavetteForm({
    schema: refusalSchema,
    defaultValues: { reason: null, note: '' },
    name: messageKey('requests.refuse.form'),
  });
  const { id } = request;
  const name = nameOfRequest(request, 'text');
  const undo = () =>
    void dataOf(api.POST('/service/request/reopen', { body: { id } })).then(onSaved, (error: unknown) =>
      toast.failure(t('requests.reopen.failed', { name }), error),
    );
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('requests.refuse.title', { name })}
      saveLabel={t('requests.refuse')}
      danger={<Ban aria-hidden />}
      onSubmit={async ({ reason, note }) => {
        await dataOf(api.POST('/service/request/refuse', { body: { id, reason, note: note || null } }));
        toast.success(t('requests.refused', { name }), { undo });
        onSaved();
      }}
    >
      <FormSection>
        <RefusalFields />
      </FormSection>
    </FormDialog>
  );
}

const time = z.string().refine(isClockTime, messageKey('validation.time'));
const date = z.string().refine(isIsoDate, messageKey('validation.date'));

/** Schema of a request that a dispatcher notes on the phone. */
const requestSchema = z
  .object({
    lastname: z.string().trim().min(1, messageKey('validation.required')).max(100),
    firstname: z.string().trim().max(100),
    birthday: date.nullable(),
    tel: z.string().nullable(),
    type: z.literal(BOOKING_TYPES),
    date: required(date),
    time: required(time),
    fromPlace: z.string().trim().max(300),
    toPlace: z.string().trim().max(300),
    motive: z.literal(MOTIVES),
    mobility: z.literal(MOBILITIES).nullable(),
    returnTime: time.nullable(),
    willCall: z.boolean(),
    remark: z.string().trim().max(1000),
    contact: z.string().trim().max(200),
  })
  .refine(({ time: start, returnTime }) => returnTime === null || returnTime >= start, {
    path: ['returnTime'],
    message: messageKey('validation.endBeforeStart'),
  });

const Fields = fieldsFor(requestSchema);

const EMPTY = {
  lastname: '',
  firstname: '',
  birthday: null,
  tel: null,
  type: 'to' as const,
  date: null,
  time: null,
  fromPlace: '',
  toPlace: '',
  motive: 0 as const,
  mobility: null,
  returnTime: null,
  willCall: false,
  remark: '',
  contact: '',
};

/** Dialog that notes a request which can't be booked at once. */
export function NewRequestDialog({ onSaved, onClose }: RequestDialogProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const [key] = useState(() => String(Math.random()));
  const form = useNavetteForm({
    schema: requestSchema,
    defaultValues: EMPTY,
    name: messageKey('requests.form.name'),
    draftKey: 'request.new',
  });
  const label = (name: keyof typeof EMPTY) => ({ name, label: t(`requests.${name}`) });
  return (
    <FormDialog
      {...{ form, onClose }}
      size={800}
      title={t('requests.add')}
      onSubmit={async (values) => {
        await dataOf(
          api.POST('/api/request', {
            params: { header: { 'Idempotency-Key': key } },
            body: { source: 'phone', ...values },
          }),
        );
        toast.success(t('requests.added', { name: personName(values, 'text') }));
        onSaved();
      }}
    >
      <FormSection>
        <Fields.TextField {...label('lastname')} name="lastname" required span={6} />
        <Fields.TextField {...label('firstname')} name="firstname" span={6} />
        <Fields.DateField {...label('birthday')} name="birthday" span={6} />
        <Fields.PhoneField {...label('tel')} name="tel" span={6} />
        <Fields.DateField {...label('date')} name="date" required span={6} />
        <Fields.TimeField {...label('time')} name="time" required span={6} />
        <Fields.SegmentedField
          {...label('type')}
          name="type"
          options={BOOKING_TYPES.map((value) => ({ value, label: t(vocabulary.bookingType(value)) }))}
        />
        <Fields.TextField {...label('fromPlace')} name="fromPlace" span={12} />
        <Fields.TextField {...label('toPlace')} name="toPlace" span={12} />
        <Fields.TimeField {...label('returnTime')} name="returnTime" span={6} />
        <Fields.CheckboxField {...label('willCall')} name="willCall" />
        <Fields.SelectField
          {...label('mobility')}
          name="mobility"
          span={6}
          emptyLabel="–"
          options={MOBILITIES.map((value) => ({ value, label: t(vocabulary.mobility(value)) }))}
        />
        <Fields.SelectField
          {...label('motive')}
          name="motive"
          span={6}
          options={MOTIVES.map((value) => ({ value, label: t(vocabulary.motive(value)) }))}
        />
        <Fields.TextAreaField {...label('remark')} name="remark" span={12} rows={2} />
        <Fields.TextField {...label('contact')} name="contact" span={12} />
      </FormSection>
    </FormDialog>
  );
}
