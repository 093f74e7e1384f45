import { ageOn, brusselsToday, MOBILITIES, personName } from '@navette/shared/domain';
import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { Badge, Box, ExternalLink, Flex, Text } from '@navette/shared/ui';
import { FormSection, useFormContext } from '@navette/shared/ui-form';
import { Accessibility, Footprints, TriangleAlert, Users } from 'lucide-react';
import type { ReactNode } from 'react';
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
      <Facts client={client} />
      <FamilyContact client={client} />
      <Remarks title={t('booking.client.info')} text={client.info} />
      <Remarks title={t('booking.client.comment')} text={client.comment} />
    </Box>
  );
}

function Facts({ client }: { readonly client: Client }): ReactNode {
  const t = useT();
  const { formatDate, formatPhone } = useFormats();
  const { birthday, mobile, tel, mobility, companion, problem } = client;
  const age = birthday === null ? null : ageOn(birthday, brusselsToday());
  const phones = [...new Set([mobile, tel])].filter((phone) => phone !== null && phone !== '');
  return (
    <Flex gap="3" rowGap="1" flexWrap="wrap" alignItems="center">
      {birthday !== null && (
        <span>
          {age === null ? formatDate(birthday) : t('booking.client.born', { date: formatDate(birthday), age })}
        </span>
      )}
      {phones.length === 0 && <Text tone="muted">{t('booking.client.noPhone')}</Text>}
      {phones.map((phone) => (
        <ExternalLink key={phone} href={`tel:${phone}`} whiteSpace="nowrap">
          {formatPhone(phone)}
        </ExternalLink>
      ))}
      <Badge colorPalette={mobility === 'foot' ? 'gray' : 'blue'}>
        {mobility === 'foot' ? <Footprints aria-hidden /> : <Accessibility aria-hidden />}
        {t(vocabulary.mobility(mobility))}
      </Badge>
      {companion && (
        <Badge colorPalette="blue">
          <Users aria-hidden />
          {t('booking.client.companion')}
        </Badge>
      )}
      {problem && (
        <Badge colorPalette="orange">
          <TriangleAlert aria-hidden />
          {t('booking.client.problem')}
        </Badge>
      )}
    </Flex>
  );
}

/** Contact person when the client does not answer. */
function FamilyContact({ client }: { readonly client: Client }): ReactNode {
  const t = useT();
  const { formatPhone } = useFormats();
  const { contactName, contactRelation, contactPhone } = client;
  const name = [contactName, contactRelation && `(${contactRelation})`].filter(Boolean).join(' ');
  if (!name && !contactPhone) return null;
  return (
    <Flex gap="2" rowGap="1" flexWrap="wrap" alignItems="center" marginTop="1">
      <Text as="span" tone="muted">
        {t('booking.client.contact')}
      </Text>
      {name && <span>{name}</span>}
      {contactPhone && (
        <ExternalLink href={`tel:${contactPhone}`} whiteSpace="nowrap">
          {formatPhone(contactPhone)}
        </ExternalLink>
      )}
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
