import { messageKey, useT } from '@navette/shared/i18n';
import { Box, ErrorState, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { useReleaseNotes, VersionNotes as Notes } from './requests/use-release-notes.ts';

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
