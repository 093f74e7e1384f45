import { useT, messageKey, useFormats } from '@navette/shared/i18n';
import { Box, Stack, Text } from '@navette/shared/ui';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBookingHistory } from './booking-requests.ts';
import { CollapsedSection, Fetched } from './collapsed-section.tsx';
import type { BookingSources } from './use-booking-sources.ts';
import type { components } from '@navette/openapi/types';
import { isShownInHistory, fieldLabelKey, FieldValue } from './field-value.tsx';

/** Booking of the history, with the sources for the names of its records. */
export interface BookingHistoryProps {
  readonly id: number;
  readonly sources: BookingSources;
}

/** History of a booking: collapsed, and fetched when it is expanded. */
export function BookingHistory(props: BookingHistoryProps): ReactNode {
  const t = useT();
  return (
    <CollapsedSection label={t('booking.history.open')} icon={<History aria-hidden />}>
      <Changes {...props} />
    </CollapsedSection>
  );
}

function Changes({ id, sources }: BookingHistoryProps): ReactNode {
  const t = useT();
  return (
    <Fetched query={useBookingHistory(id)} failed={t('booking.history.failed')}>
      {(changes) =>
        changes.length === 0 ? (
          <Text tone="muted">{t('booking.history.empty')}</Text>
        ) : (
          <Stack as="ol" gap="3" listStyleType="none" aria-label={t('booking.history.title')}>
            {changes.map((change) => (
              <ChangeEntry key={change.id} change={change} sources={sources} />
            ))}
          </Stack>
        )
      }
    </Fetched>
  );
}

const ACTION_KEYS = {
  create: messageKey('booking.history.create'),
  update: messageKey('booking.history.update'),
  delete: messageKey('booking.history.delete'),
  archive: messageKey('booking.history.archive'),
} as const;

/** One change: author and time, then each field with its old and new value. Of a new booking only the filled fields. */
function ChangeEntry({
  change,
  sources,
}: {
  readonly change: components['schemas']['BookingChange'];
  readonly sources: BookingSources;
}): ReactNode {
  const t = useT();
  const { formatInstant } = useFormats();
  const fields = change.changes.filter(isShownInHistory);
  return (
    <Box as="li" borderInlineStartWidth="2px" borderColor="border.emphasized" paddingInlineStart="3">
      <Text>
        <Text as="span" fontWeight="semibold">
          {change.user.name || t('booking.history.system')}
        </Text>{' '}
        {t(ACTION_KEYS[change.action])} · <time dateTime={change.at}>{formatInstant(change.at)}</time>
      </Text>
      <Box as="ul" listStyleType="none">
        {fields.map(({ field, old, new: next }) => (
          <Text as="li" key={field} textStyle="xs" overflowWrap="anywhere">
            {t('booking.history.field', { field: t(fieldLabelKey(field)) })}{' '}
            {change.action !== 'create' && field !== 'assignedAnyway' && (
              <>
                <Text as="del" tone="muted" textDecoration="none">
                  <FieldValue {...{ field, sources }} value={old} />
                </Text>
                {' → '}
              </>
            )}
            <Text as="ins" textDecoration="none">
              <FieldValue {...{ field, sources }} value={next} />
            </Text>
          </Text>
        ))}
      </Box>
    </Box>
  );
}
