import type { components } from '@navette/openapi/types';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Box, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { BookingSources } from '../trip/use-booking-sources.ts';
import { isShownInHistory, fieldLabelKey } from './field-labels.ts';
import { FieldValue } from './field-value.tsx';

const ACTION_KEYS = {
  create: messageKey('booking.history.create'),
  update: messageKey('booking.history.update'),
  delete: messageKey('booking.history.delete'),
  archive: messageKey('booking.history.archive'),
} as const;

/** One change: who and when, then each field with its old and new value. Of a new booking only what was filled in. */
export function ChangeEntry({
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
