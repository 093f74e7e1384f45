import { useFormats, useT, messageKey } from '@navette/shared/i18n';
import { Box, describeFault, Stack, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { directionText } from '../../../entities/transport/direction-text.ts';
import type { PartName } from './import-items.ts';
import type { Imported } from './use-import.ts';

interface ImportResultsProps {
  readonly results: readonly Imported[];
  /** They say what would be. */
  readonly isPreview: boolean;
  readonly nameOf: (part: Imported) => PartName;
}

const WORDS = {
  booked: messageKey('importing.booked'),
  known: messageKey('importing.known'),
  refused: messageKey('importing.refused'),
} as const;

/** What became of each part, or would, with the way that it goes: those that are refused first. */
export function ImportResults({ results, isPreview, nameOf }: ImportResultsProps): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const sorted = results.toSorted(
    (one, other) => Number(other.result === 'refused') - Number(one.result === 'refused'),
  );
  return (
    <Stack asChild gap="0">
      <ul aria-label={t('importing.results')}>
        {sorted.map((imported) => {
          const { transportId, part, result, bookingId, date, time, problem } = imported;
          const { name, row } = nameOf(imported);
          const fault = problem && describeFault(problem.fields[0] ?? problem);
          return (
            <Box
              key={`${transportId} ${String(part)}`}
              as="li"
              borderTopWidth="1px"
              borderColor="border"
              paddingBlock="1.5"
            >
              {[date && formatDate(date), time, name].filter(Boolean).join(' ')}
              {row && ` · ${directionText(row, t)}`}
              {' · '}
              <Text as="span" {...(result === 'refused' ? { color: 'fg.error' } : { tone: 'muted' })}>
                {isPreview && result === 'booked' ? t('importing.willBook') : t(WORDS[result])}
                {bookingId !== null && ` (${String(bookingId)})`}
                {fault && ` · ${t(fault.messageKey, fault.params)}`}
              </Text>
            </Box>
          );
        })}
      </ul>
    </Stack>
  );
}
