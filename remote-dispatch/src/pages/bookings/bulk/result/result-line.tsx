import { clientName } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { Box, Button, describeFault, Flex, StatusMark, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { ConflictList } from '../../../../conflicts/conflict-list.tsx';
import { useOpenBooking } from '../../../../dialogs/booking/linked/use-open-booking.ts';
import type { BookingRow } from '../../../../bookings/booking-row.ts';
import { conflictsOfOutcome } from '../model/conflicts-in.ts';
import type { Outcome } from '../model/outcome.ts';
import { outcomeStyles } from './outcome-styles.ts';

/** Booking with its result; undefined until there is one. */
export interface ResultLineProps {
  readonly row: BookingRow;
  readonly outcome: Outcome | undefined;
}

/** Row of the results: booking, result, and the reason if it was refused. */
export function ResultLine({ row, outcome }: ResultLineProps): ReactNode {
  const t = useT();
  const { formatDate, formatTime } = useFormats();
  const openBooking = useOpenBooking();
  const { id, ap_date, ap_time } = row;
  const conflicts = conflictsOfOutcome(outcome);
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border" paddingBlock="1.5">
      <Flex gap="3" wrap="wrap" align="center">
        <Button size="xs" variant="ghost" onClick={() => openBooking(id)}>
          {t('booking.conflicts.open', { id })}
        </Button>
        <Text flex="1 1 14rem">
          {formatDate(ap_date)} {formatTime(ap_time)} · {clientName(row, 'list')}
        </Text>
        {outcome ? (
          <StatusMark status={outcomeStyles[outcome.state]} />
        ) : (
          <Text tone="muted">{t('bookings.bulk.outcome.pending')}</Text>
        )}
      </Flex>
      {conflicts && conflicts.length > 0 ? (
        <Box ps="2">
          <ConflictList conflicts={conflicts} />
        </Box>
      ) : (
        outcome?.problem !== undefined && <Reason problem={outcome.problem} />
      )}
    </Box>
  );
}

function Reason({ problem }: { readonly problem: unknown }): ReactNode {
  const t = useT();
  const { messageKey, params } = describeFault(problem);
  return (
    <Text ps="2" color="fg.error">
      {t(messageKey, params)}
    </Text>
  );
}
