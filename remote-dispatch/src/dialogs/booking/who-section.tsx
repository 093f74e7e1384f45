import { MOBILITIES, personName } from '@navette/shared/domain';
import { useT, vocabulary } from '@navette/shared/i18n';
import { Button, Flex } from '@navette/shared/ui';
import { FormSection, useFormContext } from '@navette/shared/ui-form';
import { useOpenClientCard } from '@navette/shared/ui-table';
import { IdCard } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { ClientFacts } from '../../client-card/client-facts.tsx';
import { addressOf } from '../../pickers/address.ts';
import { type ClientChoice, useRecordAdder } from '../../pickers/record-sources.ts';
import { Fields, focusNext, useBookingScreen, useField } from './booking-form.ts';
import { useChosenClient } from './booking-requests.ts';
import type { BookingValues } from './booking-values.ts';
import { RetryLine } from './field-with-action.tsx';
import type { BookingSources } from './use-booking-sources.ts';

/** The client, whose address becomes that of the pick-up, and how the client travels. */
export function WhoSection({ source }: { readonly source: BookingSources['client'] }): ReactNode {
  const t = useT();
  const field = useField();
  const { isNew } = useBookingScreen();
  const { getValues, setValue, resetField } = useFormContext<BookingValues>();
  const { client: known } = useChosenClient();
  const add = useRecordAdder('masterdata/client@1', source);

  const isChosen = useRef(false);

  function takeOver(client: ClientChoice | null, isFocused: boolean): void {
    isChosen.current = true;
    if (client === null) return;
    setValue('pick_address', addressOf(client), { shouldDirty: true, shouldValidate: true });
    if (isNew) setValue('factuur', client.factuur ?? false, { shouldDirty: true });
    if (isFocused) focusNext();
  }

  // The opener may know no more than the client; what the record adds is no change of the user's. A client who was chosen here brought it along: a record
  // that arrives later must not replace the address that is typed by then.
  useEffect(() => {
    if (isChosen.current || !isNew || !known || getValues('pick_address') !== '') return;
    resetField('pick_address', { defaultValue: addressOf(known) });
    resetField('factuur', { defaultValue: known.factuur });
  }, [isNew, known, getValues, resetField]);

  return (
    <FormSection title={t('booking.section.who')}>
      <Fields.RecordPicker {...field('clientId')} required {...{ source, add }} onChosen={takeOver} />
      <TravelFields />
      <ClientCard />
    </FormSection>
  );
}

/** Mobility on this trip: that of the client's record, unless the booking has its own. */
function TravelFields(): ReactNode {
  const t = useT();
  const field = useField();
  const { client } = useChosenClient();
  const yesNo = (value: boolean): string => t(value ? 'shared.yes' : 'shared.no');
  const asClient = (value: string | undefined): string => t('booking.asClient', { value: value ?? '…' });
  return (
    <>
      <Fields.SelectField
        {...field('mobility')}
        span={3}
        emptyLabel={asClient(client && t(vocabulary.mobility(client.mobility)))}
        options={MOBILITIES.map((value) => ({ value, label: t(vocabulary.mobility(value)) }))}
      />
      <Fields.SelectField
        {...field('companion')}
        span={3}
        emptyLabel={asClient(client && yesNo(client.companion))}
        options={[true, false].map((value) => ({ value, label: yesNo(value) }))}
      />
    </>
  );
}

/** Contact, mobility and remarks of the chosen client, with a way to the whole card; renders nothing before one is chosen. */
function ClientCard(): ReactNode {
  const t = useT();
  const openCard = useOpenClientCard();
  const { client, isError, refetch } = useChosenClient();
  if (isError && !client) return <RetryLine text={t('booking.client.failed')} onRetry={() => void refetch()} />;
  if (!client) return null;
  return (
    <Flex
      as="section"
      aria-label={t('booking.client.card', { name: personName(client, 'text') })}
      style={{ gridColumn: 'span 12' }}
      data-field
      css={style}
    >
      <ClientFacts client={client} isBrief />
      <Button size="xs" icon={<IdCard aria-hidden />} onClick={() => openCard(client.id)}>
        {t('client.card')}
      </Button>
    </Flex>
  );
}

const style = {
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: '3',
  textStyle: 'sm',
  paddingInline: '3',
  paddingBlock: '2',
  marginBottom: '3',
  bg: 'bg.subtle',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
} as const;
