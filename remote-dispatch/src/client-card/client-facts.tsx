import type { components } from '@navette/openapi/types';
import { ageOn, brusselsToday } from '@navette/shared/domain';
import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { Badge, Box, ExternalLink, Flex, Stack, Text } from '@navette/shared/ui';
import { Accessibility, Footprints, TriangleAlert, Users } from 'lucide-react';
import type { ReactNode } from 'react';

type Client = components['schemas']['Client'];

/** A client as a dispatcher reads the record aloud: phones, birth, mobility, address, insurer, family contact, remarks. */
export function ClientFacts({ client }: { readonly client: Client }): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const { birthday, fullAddress, postbox, mutuality, memberNumber, doctorName, doctorPhone, mcode } = client;
  const { contactName, contactRelation, contactPhone, info, comment, tel, mobile } = client;
  const age = birthday === null ? null : ageOn(birthday, brusselsToday());
  const born =
    birthday === null
      ? null
      : age === null
        ? formatDate(birthday)
        : t('booking.client.born', { date: formatDate(birthday), age });
  const contact = [contactName, contactRelation && `(${contactRelation})`].filter(Boolean).join(' ');
  const phones = [...new Set([mobile, tel])].flatMap((phone) => phone || []);
  return (
    <Stack gap="2">
      <Flex gap="3" rowGap="1" flexWrap="wrap" alignItems="center">
        {phones.length === 0 && <Text tone="muted">{t('booking.client.noPhone')}</Text>}
        {phones.map((phone) => (
          <Phone key={phone} phone={phone} />
        ))}
        <Badges client={client} />
      </Flex>
      <Box asChild display="grid" gridTemplateColumns="max-content minmax(0, 1fr)" columnGap="3" rowGap="1" margin="0">
        <dl>
          <Fact label={t('card.born')}>{born}</Fact>
          <Fact label={t('card.address')}>{[fullAddress, postbox].filter(Boolean).join(' · ')}</Fact>
          <Fact label={t('card.mutuality')}>{[mutuality, memberNumber].filter(Boolean).join(' · ')}</Fact>
          <Fact label={t('card.mcode')}>{mcode}</Fact>
          <Fact label={t('booking.client.contact')}>
            {(contact !== '' || contactPhone) && (
              <>
                {contact} {contactPhone && <Phone phone={contactPhone} />}
              </>
            )}
          </Fact>
          <Fact label={t('card.doctor')}>
            {(doctorName || doctorPhone) && (
              <>
                {doctorName} {doctorPhone && <Phone phone={doctorPhone} />}
              </>
            )}
          </Fact>
          <Fact label={t('booking.client.info')}>{info}</Fact>
          <Fact label={t('booking.client.comment')}>{comment}</Fact>
        </dl>
      </Box>
    </Stack>
  );
}

function Phone({ phone }: { readonly phone: string }): ReactNode {
  const { formatPhone } = useFormats();
  return (
    <ExternalLink href={`tel:${phone}`} whiteSpace="nowrap">
      {formatPhone(phone)}
    </ExternalLink>
  );
}

function Badges({ client: { mobility, companion, problem } }: { readonly client: Client }): ReactNode {
  const t = useT();
  return (
    <>
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

/** A line of the list; none when there is nothing to read. Remarks keep their line breaks. */
function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  if (children === null || children === '' || children === false) return null;
  return (
    <>
      <Text as="dt" tone="muted">
        {label}
      </Text>
      <Box as="dd" margin="0" minWidth="0" whiteSpace="pre-line" overflowWrap="anywhere">
        {children}
      </Box>
    </>
  );
}
