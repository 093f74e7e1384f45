import type { components } from '@navette/openapi/types';
import { ageOn, brusselsToday } from '@navette/shared/domain';
import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { Badge, Box, ExternalLink, Flex, Stack, Text } from '@navette/shared/ui';
import { Accessibility, Footprints, MessageSquareX, TriangleAlert, Users } from 'lucide-react';
import type { ReactNode } from 'react';

type Client = components['schemas']['Client'];

interface ClientFactsProps {
  readonly client: Client;
  /** Beside a form: only what the trip depends on, long remarks scroll. */
  readonly isBrief?: boolean;
  /** The last SMS to the number did not arrive. */
  readonly isUnreachable?: boolean;
}

/** A client as a dispatcher reads the record aloud: birth, phones, mobility, address, insurer, family contact, remarks. */
export function ClientFacts({ client, isBrief = false, isUnreachable = false }: ClientFactsProps): ReactNode {
  const t = useT();
  const { birthday, fullAddress, postbox, mutuality, memberNumber, doctorName, doctorPhone, mcode } = client;
  const { contactName, contactRelation, contactPhone, info, comment } = client;
  const contact = [contactName, contactRelation && `(${contactRelation})`].filter(Boolean).join(' ');
  return (
    <Stack gap="2">
      <Flex gap="3" rowGap="1" flexWrap="wrap" alignItems="center">
        {birthday !== null && <Born birthday={birthday} />}
        <PhonesAndTravel client={client} />
        {isUnreachable && (
          <Badge colorPalette="red">
            <MessageSquareX aria-hidden />
            {t('card.unreachable')}
          </Badge>
        )}
      </Flex>
      <Box asChild display="grid" gridTemplateColumns="max-content minmax(0, 1fr)" columnGap="3" rowGap="1" margin="0">
        <dl>
          {!isBrief && (
            <>
              <Fact label={t('card.address')}>{[fullAddress, postbox].filter(Boolean).join(' · ')}</Fact>
              <Fact label={t('card.mutuality')}>{[mutuality, memberNumber].filter(Boolean).join(' · ')}</Fact>
              <Fact label={t('card.mcode')}>{mcode}</Fact>
            </>
          )}
          <Fact label={t('booking.client.contact')}>
            {(contact !== '' || contactPhone) && (
              <>
                {contact} {contactPhone && <Phone phone={contactPhone} />}
              </>
            )}
          </Fact>
          <Fact label={t('card.doctor')}>
            {!isBrief && (doctorName || doctorPhone) && (
              <>
                {doctorName} {doctorPhone && <Phone phone={doctorPhone} />}
              </>
            )}
          </Fact>
          <Fact label={t('booking.client.info')} {...{ isBrief }}>
            {info}
          </Fact>
          <Fact label={t('booking.client.comment')} {...{ isBrief }}>
            {comment}
          </Fact>
        </dl>
      </Box>
    </Stack>
  );
}

/** A phone that dials. */
function Phone({ phone }: { readonly phone: string }): ReactNode {
  const { formatPhone } = useFormats();
  return (
    <ExternalLink href={`tel:${phone}`} whiteSpace="nowrap">
      {formatPhone(phone)}
    </ExternalLink>
  );
}

/** Date of birth, with the age today. */
function Born({ birthday }: { readonly birthday: string }): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const date = formatDate(birthday);
  const age = ageOn(birthday, brusselsToday());
  return <span>{age === null ? date : t('booking.client.born', { date, age })}</span>;
}

/** Phones of a client, and how he travels. */
function PhonesAndTravel({ client }: { readonly client: Client }): ReactNode {
  const t = useT();
  const { mobile, tel, mobility, companion, problem } = client;
  const phones = [...new Set([mobile, tel])].flatMap((phone) => phone || []);
  return (
    <>
      {phones.length === 0 && <Text tone="muted">{t('booking.client.noPhone')}</Text>}
      {phones.map((phone) => (
        <Phone key={phone} phone={phone} />
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
    </>
  );
}

interface FactProps {
  readonly label: string;
  readonly isBrief?: boolean;
  readonly children: ReactNode;
}

/** A line of the list; none when there is nothing to read. Remarks keep their line breaks. */
function Fact({ label, isBrief = false, children }: FactProps): ReactNode {
  if (children === null || children === '' || children === false) return null;
  return (
    <>
      <Text as="dt" tone="muted">
        {label}
      </Text>
      <Box
        as="dd"
        margin="0"
        minWidth="0"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
        {...(isBrief && { maxHeight: '4.5rem', overflowY: 'auto' })}
      >
        {children}
      </Box>
    </>
  );
}
