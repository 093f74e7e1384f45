import { useId, type ReactNode } from 'react';
import { OFFERED_TEXTS } from '../domain/booking/driver-notices.ts';
import { useT, messageKey, useFormats } from '../i18n/index.ts';
import { Button, IconButton } from './kit/button.tsx';
import { Box, Flex } from './kit/layout.ts';
import type { components } from '@navette/openapi/types';
import { CheckCheck, CircleCheck, CircleX, Clock, RefreshCw } from 'lucide-react';
import { type StatusStyle, StatusMark } from './status/status-mark.tsx';
import { ErrorState } from './kit/error-state.tsx';
import { Skeleton } from './kit/spinner.tsx';
import { Heading, Text } from './kit/text.tsx';

/** Props of {@link OfferedTexts}. */
interface OfferedTextsProps {
  /** Called with the chosen template. */
  readonly onChoose: (text: string) => void;
}

/** The text templates as buttons. */
export function OfferedTexts({ onChoose }: OfferedTextsProps): ReactNode {
  const t = useT();
  const titleId = useId();
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Box id={titleId} textStyle="xs" color="fg.muted" mb="1">
        {t('shared.offered')}
      </Box>
      <Flex wrap="wrap" gap="1.5">
        {Object.values(OFFERED_TEXTS).map((text) => (
          <Button
            key={text}
            size="sm"
            lang="fr"
            height="auto"
            minHeight="7"
            whiteSpace="normal"
            textAlign="start"
            onClick={() => onChoose(text)}
          >
            {text}
          </Button>
        ))}
      </Flex>
    </Box>
  );
}

/** A message to a driver with its delivery status. */
export type SentNotification = components['schemas']['SentNotification'];

/** Style, icon and word of each delivery status. */
const sentStatusStyles: Readonly<Record<SentNotification['state'], StatusStyle>> = {
  waiting: { tone: 'warning', icon: Clock, label: messageKey('shared.sent.state.waiting') },
  delivered: { tone: 'info', icon: CircleCheck, label: messageKey('shared.sent.state.delivered') },
  read: { tone: 'success', icon: CheckCheck, label: messageKey('shared.sent.state.read') },
  failed: { tone: 'danger', icon: CircleX, label: messageKey('shared.sent.state.failed') },
};

const sentErrors: Readonly<Record<NonNullable<SentNotification['error']>, string>> = {
  expired: messageKey('shared.sent.error.expired'),
  unreachable: messageKey('shared.sent.error.unreachable'),
};

/** Query of the messages sent to a driver. */
interface SentMessagesProps {
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
