import { useT } from '@navette/shared/i18n';
import { Box, Button, ErrorState, Skeleton, Stack, Text } from '@navette/shared/ui';
import { History } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useBookingHistory } from '../requests/list-booking-history.ts';
import type { BookingSources } from '../trip/use-booking-sources.ts';
import { ChangeEntry } from './change-entry.tsx';

/** Whose history, and where the names of its records are found. */
export interface BookingHistoryProps {
  readonly id: number;
  readonly sources: BookingSources;
}

/** Who changed what, when: folded away, and asked for when it is opened. */
export function BookingHistory(props: BookingHistoryProps): ReactNode {
  const t = useT();
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box>
      <Button
        size="sm"
        variant="ghost"
        icon={<History aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {t('booking.history.open')}
      </Button>
      <Box id={panelId} hidden={!isOpen} marginTop="2">
        {isOpen && <Changes {...props} />}
      </Box>
    </Box>
  );
}

function Changes({ id, sources }: BookingHistoryProps): ReactNode {
  const t = useT();
  const { data, error, refetch, isFetching } = useBookingHistory(id);
  if (error)
    return (
      <ErrorState
        title={t('booking.history.failed')}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <Skeleton width="50%" aria-busy />;
  if (data.length === 0) return <Text tone="muted">{t('booking.history.empty')}</Text>;
  return (
    <Stack as="ol" gap="3" listStyleType="none" aria-label={t('booking.history.title')}>
      {data.map((change) => (
        <ChangeEntry key={change.id} change={change} sources={sources} />
      ))}
    </Stack>
  );
}
