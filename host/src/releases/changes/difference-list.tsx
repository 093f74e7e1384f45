import { useT, messageKey } from '@navette/shared/i18n';
import { Box, ErrorState, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@navette/shared/ui';
import { type ReactNode, useState } from 'react';
import { differenceText } from '../release-names.ts';
import type { RemoteDifference } from './differences.ts';
import { compareVersions } from '@navette/shared/federation';
import { useReleaseNotes, type VersionNotes as Notes } from '../release-calls.ts';

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

const kindTexts: Readonly<Record<Notes['notes'][number]['kind'], string>> = {
  major: messageKey('releases.notes.major'),
  minor: messageKey('releases.notes.minor'),
  patch: messageKey('releases.notes.patch'),
};

/** Notes of versions, by version and kind of change. In English, as their teams wrote it; plain text. */
export function VersionNotes({ query }: { readonly query: ReturnType<typeof useReleaseNotes> }): ReactNode {
  const t = useT();
  const { data, error, isFetching, refetch } = query;
  if (error)
    return (
      <ErrorState
        title={t('releases.notes.failed')}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <Box role="status">
        <VisuallyHidden>{t('shared.loading')}</VisuallyHidden>
        <Skeleton height="5" />
      </Box>
    );
  if (data.length === 0) return <Text tone="muted">{t('releases.notes.none')}</Text>;
  return (
    <Stack gap="2">
      {data.map(({ version, notes }) => (
        <Box key={version}>
          <Heading as="h4" size="sm">
            {version}
          </Heading>
          <Box as="ul" listStyleType="none">
            {notes.map(({ kind, text }, index) => (
              <Box as="li" key={`${index} ${text}`} marginTop="1" overflowWrap="anywhere">
                <Text as="span" fontWeight="semibold">
                  {t(kindTexts[kind])}
                </Text>{' '}
                <Box as="span" lang="en" whiteSpace="pre-line">
                  {text}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
