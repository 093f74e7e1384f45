import type { MessageEvent } from '@navette/openapi/enums';
import type { components } from '@navette/openapi/types';
import { $api, api, dataOf, invalidate, useOnline } from '@navette/shared/api';
import { smsSize } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Alert, Box, Button, Flex, Stack, StatusMark, Text } from '@navette/shared/ui';
import { useFormContext } from '@navette/shared/ui-form';
import { SegmentedControl, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { MessageSquare, RotateCcw, Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  type ClientMessage,
  mayGoAgain,
  MESSAGE_STATES,
  reasonText,
  useSendAgain,
} from '../../messages/client-message.ts';
import type { BookingValues } from './booking-values.ts';
import { CollapsedSection, Fetched } from './collapsed-section.tsx';

interface OfBooking {
  readonly id: number;
}

const IN_PLACE = { meta: { failure: 'inPlace' } } as const;

/** Messages to client and ward about a booking: collapsed, and fetched when it is expanded. */
export function BookingMessages({ id }: OfBooking): ReactNode {
  const t = useT();
  return (
    <CollapsedSection label={t('booking.messages.open')} icon={<MessageSquare aria-hidden />}>
      <Stack gap="4">
        <SendNow id={id} />
        <Sent id={id} />
      </Stack>
    </CollapsedSection>
  );
}

/** Milliseconds between two looks at messages that are on their way. */
const SOON = 3000;

const isUnderWay = ({ state }: ClientMessage): boolean => state === 'waiting' || state === 'sending';

/** Messages about the visit, latest first. */
function Sent({ id }: OfBooking): ReactNode {
  const t = useT();
  const query = $api.useQuery(
    'get',
    '/service/messages',
    { params: { query: { bookingId: id } } },
    { ...IN_PLACE, refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? SOON : false) },
  );
  return (
    <Fetched query={query} failed={t('booking.messages.failed')}>
      {(messages) =>
        messages.length === 0 ? (
          <Text tone="muted">{t('booking.messages.empty')}</Text>
        ) : (
          <Stack as="ol" gap="3" listStyleType="none" aria-label={t('booking.messages.title')}>
            {messages.map((message) => (
              <SentMessage key={message.id} message={message} />
            ))}
          </Stack>
        )
      }
    </Fetched>
  );
}

function SentMessage({ message }: { readonly message: ClientMessage }): ReactNode {
  const t = useT();
  const { formatInstant } = useFormats();
  const again = useSendAgain();
  const isOnline = useOnline();
  const { event, channel, recipient, state, text, dueAt, changedAt } = message;
  const at = state === 'waiting' ? dueAt : changedAt;
  return (
    <Box as="li" borderInlineStartWidth="2px" borderColor="border.emphasized" paddingInlineStart="3">
      <Flex gap="3" rowGap="1" flexWrap="wrap" alignItems="center">
        <Text as="span" fontWeight="semibold">
          {t(`messages.event.${event}`)}
        </Text>
        <StatusMark status={MESSAGE_STATES[state]} />
        <Text as="span" tone="muted">
          {t(`messages.channel.${channel}`)} {recipient} · <time dateTime={at}>{formatInstant(at)}</time>
        </Text>
        {mayGoAgain(message) && (
          <Button size="xs" icon={<RotateCcw aria-hidden />} disabled={!isOnline} onClick={() => void again(message)}>
            {t('messages.again')}
          </Button>
        )}
      </Flex>
      {message.reason !== null && <Text color="fg.error">{reasonText(message, t)}</Text>}
      {text !== '' && (
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </Text>
      )}
    </Box>
  );
}

const PROBLEMS = {
  noConsent: messageKey('booking.messages.noConsent'),
  noRecipient: messageKey('booking.messages.noRecipient'),
  nothing: messageKey('booking.messages.nothing'),
} as const;

type Choice = components['schemas']['MessageChoices']['choices'][number];

/** Messages that can be sent now, with their texts, about the booking as it is saved. */
function SendNow({ id }: OfBooking): ReactNode {
  const t = useT();
  const query = $api.useQuery(
    'get',
    '/service/messages/choices',
    { params: { query: { bookingId: id } } },
    { ...IN_PLACE, staleTime: 0 },
  );
  return (
    <Fetched query={query} failed={t('booking.messages.choices.failed')}>
      {({ problem, choices }) =>
        problem === null ? <Choices {...{ id, choices }} /> : <Text tone="muted">{t(PROBLEMS[problem])}</Text>
      }
    </Fetched>
  );
}

function Choices({ id, choices }: OfBooking & { readonly choices: readonly Choice[] }): ReactNode {
  const t = useT();
  const { formState } = useFormContext<BookingValues>();
  const [wanted, setWanted] = useState<MessageEvent>();
  const choice = choices.find(({ event }) => event === wanted) ?? choices[0];
  if (!choice) return null;
  return (
    <Stack gap="2" role="group" aria-label={t('booking.messages.new')}>
      {choices.length > 1 && (
        <Flex>
          <SegmentedControl
            label={t('booking.messages.choose')}
            value={choice.event}
            onChange={setWanted}
            segments={choices.map(({ event }) => ({ value: event, label: t(`messages.event.${event}`) }))}
          />
        </Flex>
      )}
      {formState.isDirty && <Alert live={false} title={t('booking.messages.unsaved')} />}
      {choice.messages.map((message) => (
        <Preview key={message.channel} message={message} />
      ))}
      <SendButton {...{ id, choice }} />
    </Stack>
  );
}

function Preview({ message }: { readonly message: Choice['messages'][number] }): ReactNode {
  const t = useT();
  const { formatInstant } = useFormats();
  const { channel, recipient, text, dueAt } = message;
  const { units, parts } = smsSize(text);
  return (
    <Box padding="3" bg="bg.muted" borderRadius="l2">
      <Text tone="muted">
        {[
          `${t(`messages.channel.${channel}`)} ${recipient}`,
          ...(channel === 'sms' ? [t('messages.size', { units, parts })] : []),
          ...(dueAt === null ? [] : [t('booking.messages.quiet', { time: formatInstant(dueAt) })]),
        ].join(' · ')}
      </Text>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Text>
    </Box>
  );
}

function SendButton({ id, choice: { event } }: OfBooking & { readonly choice: Choice }): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const isOnline = useOnline();
  const [isBusy, setBusy] = useState(false);

  async function send(): Promise<void> {
    setBusy(true);
    try {
      await dataOf(api.POST('/service/messages', { body: { bookingId: id, event } }));
      toast.success(t('booking.messages.done', { event: t(`messages.event.${event}`) }));
    } catch (error) {
      toast.failure(t('booking.messages.refused'), error);
    }
    await invalidate(cache, [
      ['get', '/service/messages'],
      ['get', '/service/messages/choices'],
    ]);
    setBusy(false);
  }

  return (
    <Flex>
      <Button size="sm" icon={<Send aria-hidden />} loading={isBusy} disabled={!isOnline} onClick={() => void send()}>
        {t('booking.messages.send')}
      </Button>
    </Flex>
  );
}
