import { Motive, personName, phoneText } from '@navette/shared/domain';
import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { Box, Stack, Text } from '@navette/shared/ui';
import { Fragment, type ReactNode } from 'react';
import type { TripRequest } from './trip-request.ts';

/** A request for a trip, shown beside the form of the booking made from it. */
export function RequestDetails({ request }: { readonly request: TripRequest }): ReactNode {
  const t = useT();
  const { formatDate, formatTime, formatInstant } = useFormats();
  const { birthday, tel, type, date, time, mobility, motive, returnTime, willCall } = request;
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    [t('requests.birthday'), birthday && formatDate(birthday)],
    [t('requests.tel'), tel && phoneText(tel)],
    [t('requests.type'), t(vocabulary.bookingType(type))],
    [t('requests.when'), `${formatDate(date)} · ${formatTime(time)}`],
    [t('requests.fromPlace'), request.fromPlace],
    [t('requests.toPlace'), request.toPlace],
    [t('requests.return'), willCall ? t('requests.willCall') : returnTime && formatTime(returnTime)],
    [t('requests.mobility'), mobility && t(vocabulary.mobility(mobility))],
    [t('requests.motive'), motive === Motive.none ? null : t(vocabulary.motive(motive))],
    [t('requests.remark'), request.remark],
    [t('requests.contact'), request.contact],
  ];
  return (
    <Stack gap="2">
      <Text as="h3" textStyle="md" fontWeight="semibold" overflowWrap="anywhere">
        {personName(request, 'list')}
      </Text>
      <Text tone="muted">
        {[
          t(`requests.source.${request.source}`),
          request.careCenter_name ?? request.carrier_name,
          formatInstant(request.at),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Box as="dl" margin="0" display="grid" gridTemplateColumns="max-content 1fr" columnGap="3" rowGap="1">
        {facts.map(
          ([label, value]) =>
            value && (
              <Fragment key={label}>
                <Text as="dt" tone="muted">
                  {label}
                </Text>
                <Text as="dd" margin="0" overflowWrap="anywhere" whiteSpace="pre-wrap">
                  {value}
                </Text>
              </Fragment>
            ),
        )}
      </Box>
    </Stack>
  );
}
