import { useT } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { DifferenceNotes } from '../notes/difference-notes.tsx';
import { differenceText } from './difference-text.ts';
import type { RemoteDifference } from './differences.ts';

interface DifferenceListProps {
  readonly differences: readonly RemoteDifference[];
  readonly titleOf: (name: string) => string;
}

/** Differences, one line for each remote, with what its team says of them. The frame has no notes. */
export function DifferenceList({ differences, titleOf }: DifferenceListProps): ReactNode {
  const t = useT();
  if (differences.length === 0) return t('releases.difference.none');
  return (
    <Box as="ul" listStyleType="none" fontVariantNumeric="tabular-nums">
      {differences.map((difference) => (
        <li key={difference.name}>
          {differenceText(difference, titleOf, t)}
          {difference.name !== 'host' && <DifferenceNotes difference={difference} />}
        </li>
      ))}
    </Box>
  );
}
