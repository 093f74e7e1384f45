import { MOBILITIES, personName } from '@navette/shared/domain';
import { useT, vocabulary } from '@navette/shared/i18n';
import { Box, Flex, Text } from '@navette/shared/ui';
import { FormSection, useFormContext } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { Born, Phone, PhonesAndTravel } from '../../client-card/client-facts.tsx';
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
  const { setValue } = useFormContext<BookingValues>();
  const add = useRecordAdder('masterdata/client@1', source);

  function takeOver(client: ClientChoice | null): void {
    if (client === null) return;
    setValue('pick_address', addressOf(client), { shouldDirty: true, shouldValidate: true });
    if (isNew) setValue('factuur', client.factuur ?? false, { shouldDirty: true });
    focusNext();
  }

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

type Client = NonNullable<ReturnType<typeof useChosenClient>['client']>;

/** Contact, mobility and remarks of the chosen client; renders nothing before one is chosen. */
function ClientCard(): ReactNode {
  const t = useT();
  const { client, isError, refetch } = useChosenClient();
  if (isError && !client) return <RetryLine text={t('booking.client.failed')} onRetry={() => void refetch()} />;
  if (!client) return null;
  return (
    <Box
      as="section"
      aria-label={t('booking.client.card', { name: personName(client, 'text') })}
      style={{ gridColumn: 'span 12' }}
      data-field
      css={style}
    >
      <Flex gap="3" rowGap="1" flexWrap="wrap" alignItems="center">
        {client.birthday !== null && (
          <span>
            <Born birthday={client.birthday} />
          </span>
        )}
        <PhonesAndTravel client={client} />
      </Flex>
      <FamilyContact client={client} />
      <Remarks title={t('booking.client.info')} text={client.info} />
      <Remarks title={t('booking.client.comment')} text={client.comment} />
    </Box>
  );
}

/** Contact person when the client does not answer. */
function FamilyContact({ client }: { readonly client: Client }): ReactNode {
  const t = useT();
  const { contactName, contactRelation, contactPhone } = client;
  const name = [contactName, contactRelation && `(${contactRelation})`].filter(Boolean).join(' ');
  if (!name && !contactPhone) return null;
  return (
    <Flex gap="2" rowGap="1" flexWrap="wrap" alignItems="center" marginTop="1">
      <Text as="span" tone="muted">
        {t('booking.client.contact')}
      </Text>
      {name && <span>{name}</span>}
      {contactPhone && <Phone phone={contactPhone} />}
    </Flex>
  );
}

/** Remarks keep their line breaks; long ones scroll, so that the fields below stay visible. */
function Remarks({ title, text }: { readonly title: string; readonly text: string | null }): ReactNode {
  if (!text) return null;
  return (
    <Box marginTop="1" maxHeight="4.5rem" overflowY="auto" whiteSpace="pre-line" overflowWrap="anywhere">
      <Text as="span" tone="muted">
        {title}
      </Text>{' '}
      {text}
    </Box>
  );
}

const style = {
  textStyle: 'sm',
  paddingInline: '3',
  paddingBlock: '2',
  marginBottom: '3',
  bg: 'bg.subtle',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
} as const;
