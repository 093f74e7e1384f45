import { useT } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import { type ReactNode, useState } from 'react';
import { differenceText } from './difference-text.ts';
import type { RemoteDifference } from './differences.ts';
import { compareVersions } from '@navette/shared/federation';
import { useReleaseNotes } from '../requests/use-release-notes.ts';
import { VersionNotes } from '../version-notes.tsx';

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

/** Changes that another version of a remote brings, or that going back takes away; folded, and loaded when unfolded. */
function DifferenceNotes({ difference }: { readonly difference: RemoteDifference }): ReactNode {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { name, before, after } = difference;
  const query = useReleaseNotes(
    { name, from: after === null ? null : before, to: after ?? before ?? '' },
    { enabled: isOpen },
  );
  const label = t(goesBack(difference) ? 'releases.notes.lost' : 'releases.notes.gained');
  return (
    <Box asChild marginInlineStart="4" textStyle="sm">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <Box as="summary" color="fg.muted" cursor="pointer" width="fit-content">
          {label}
        </Box>
        {isOpen && <VersionNotes query={query} />}
      </details>
    </Box>
  );
}

const goesBack = ({ before, after }: RemoteDifference): boolean =>
  after === null || (before !== null && compareVersions(plain(after), plain(before)) < 0);

/** A working copy has the number of its version. */
const plain = (version: string): string => version.split('+', 1)[0] ?? version;
