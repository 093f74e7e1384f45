import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Box, ErrorState, Flex, Heading, IconButton, Skeleton, StatusMark, Text } from '@navette/shared/ui';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSentNotifications } from './requests/list-sent.ts';
import type { SentNotification } from './requests/list-sent.ts';
import { sentLooks } from './sent-looks.ts';

/** What was sent to the driver before, with what became of it. */
export function SentList({ driverId }: { readonly driverId: number }): ReactNode {
  const t = useT();
  const { data, error, isFetching, refetch } = useSentNotifications(driverId);
  return (
    <Box as="section" mt="4" aria-labelledby="booking-notify-sent">
      <Flex align="center" gap="2">
        <Heading as="h3" id="booking-notify-sent" textStyle="sm" fontWeight="semibold">
          {t('booking.notify.sent')}
        </Heading>
        <IconButton size="sm" label={t('shared.refresh')} loading={isFetching} onClick={() => void refetch()}>
          <RefreshCw aria-hidden />
        </IconButton>
      </Flex>
      {data ? <Sent all={data} /> : error ? <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} /> : <Skeleton height="8" aria-label={t('shared.loading')} />}
    </Box>
  );
}

const ERROR_KEYS = { expired: messageKey('booking.notify.error.expired'), unreachable: messageKey('booking.notify.error.unreachable') } as const;

function Sent({ all }: { readonly all: readonly SentNotification[] }): ReactNode {
  const t = useT();
  const { formatInstant } = useFormats();
  if (all.length === 0) return <Text color="fg.muted">{t('booking.notify.sent.none')}</Text>;
  return (
    <Box as="ul" listStyleType="none" maxHeight="16rem" overflow="auto" tabIndex={0} aria-labelledby="booking-notify-sent">
      {all.map(({ id, at, msg, state, error, by, changedAt }) => (
        <Box as="li" key={id} py="1.5" borderBottomWidth="1px" borderColor="border.muted">
          <Flex justify="space-between" gap="3" align="baseline">
            <Text overflowWrap="anywhere">{msg}</Text>
            <Box flexShrink="0" title={formatInstant(changedAt)}>
              <StatusMark look={sentLooks[state]} />
            </Box>
          </Flex>
          <Text textStyle="xs" color="fg.muted">
            {[formatInstant(at), by, error ? t(ERROR_KEYS[error]) : ''].filter(Boolean).join(' · ')}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
