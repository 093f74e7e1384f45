import { RefreshCw } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useFormats, useT } from '../../i18n/index.ts';
import { IconButton } from '../kit/button.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { Box, Flex } from '../kit/layout.ts';
import { Skeleton } from '../kit/spinner.tsx';
import { Heading, Text } from '../kit/text.tsx';
import { StatusMark } from '../status/status-mark.tsx';
import { sentErrors, sentStatusStyles, type SentNotification } from './sent-status.ts';

/** Query of the messages sent to a driver. */
export interface SentMessagesProps {
  /** Latest first; undefined before the first answer. */
  readonly messages: readonly SentNotification[] | undefined;
  /** Error of the last fetch. */
  readonly error: unknown;
  readonly loading: boolean;
  readonly onRefresh: () => void;
}

/** Messages sent to a driver with their delivery status (specification/drivers.md#messages). Old data stays on screen during a refetch. */
export function SentMessages({ messages, error, loading, onRefresh }: SentMessagesProps): ReactNode {
  const t = useT();
  const titleId = useId();
  return (
    <Box as="section" mt="4" aria-labelledby={titleId}>
      <Flex align="center" gap="2">
        <Heading as="h3" id={titleId} textStyle="sm" fontWeight="semibold">
          {t('shared.sent')}
        </Heading>
        <IconButton size="sm" label={t('shared.refresh')} loading={loading} onClick={onRefresh}>
          <RefreshCw aria-hidden />
        </IconButton>
      </Flex>
      {messages ? (
        <List messages={messages} titleId={titleId} />
      ) : error ? (
        <ErrorState error={error} onRetry={onRefresh} retrying={loading} />
      ) : (
        <Skeleton height="8" aria-label={t('shared.loading')} />
      )}
    </Box>
  );
}

function List({
  messages,
  titleId,
}: {
  readonly messages: readonly SentNotification[];
  readonly titleId: string;
}): ReactNode {
  const t = useT();
  const { formatInstant } = useFormats();
  if (messages.length === 0) return <Text color="fg.muted">{t('shared.sent.none')}</Text>;
  return (
    <Box as="ul" listStyleType="none" maxHeight="16rem" overflow="auto" tabIndex={0} aria-labelledby={titleId}>
      {messages.map(({ id, at, msg, state, error, by, changedAt }) => (
        <Box as="li" key={id} py="1.5" borderBottomWidth="1px" borderColor="border.muted">
          <Flex justify="space-between" gap="3" align="baseline">
            <Text overflowWrap="anywhere">{msg}</Text>
            <Box flexShrink="0" title={formatInstant(changedAt)}>
              <StatusMark status={sentStatusStyles[state]} />
            </Box>
          </Flex>
          <Text textStyle="xs" color="fg.muted">
            {[formatInstant(at), by, error ? t(sentErrors[error]) : ''].filter(Boolean).join(' · ')}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
