import { useFormats, useT, messageKey } from '@navette/shared/i18n';
import { Box, describeFault, Stack, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { directionText } from '../../../entities/transport/direction-text.ts';
import type { PartName } from './import-items.ts';
import type { Imported } from './use-import.ts';

interface ImportResultsProps {
  readonly results: readonly Imported[];
  /** The results are a preview. */
  readonly isPreview: boolean;
  readonly nameOf: (part: Imported) => PartName;
}

const WORDS = {
  booked: messageKey('importing.booked'),
  known: messageKey('importing.known'),
  refused: messageKey('importing.refused'),
} as const;

/** Refusals of legs that may be booked later and are no errors: they stay in the list. */
const STAYS: readonly string[] = ['booqit.notAccepted', 'booqit.unknownMutuality'];

/** Whether a leg was refused because it seems to be booked; the user may confirm that it is another trip. */
export const isLikelyBooked = ({ problem }: Imported): boolean =>
  problem !== null && (problem.code === 'booqit.likelyBooked' || problem.code === 'booking.duplicate');

/** The mutuality that needs an insurer before a leg can be booked. */
export const mutualityOf = ({ problem }: Imported): string | undefined =>
  problem?.code === 'booqit.unknownMutuality' ? String(problem.params?.mutuality) : undefined;

const wordOf = (imported: Imported): string => {
  if (isLikelyBooked(imported)) return messageKey('importing.notAgain');
  return STAYS.includes(imported.problem?.code ?? '') ? messageKey('importing.later') : WORDS[imported.result];
};

const toneOf = (imported: Imported) => {
  if (imported.result !== 'refused') return { tone: 'muted' } as const;
  return {
    color: isLikelyBooked(imported) || STAYS.includes(imported.problem?.code ?? '') ? 'fg.warning' : 'fg.error',
  };
};

/** Result or preview of each part with its direction: refused ones first. */
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
              <Text as="span" {...toneOf(imported)}>
                {isPreview && result === 'booked' ? t('importing.willBook') : t(wordOf(imported))}
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
