import { useT } from '@navette/shared/i18n';
import { Box, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';

/** Findings of a refused change. In English, for the engineers of the remote. */
export function Refusal({ findings }: { readonly findings: readonly string[] }): ReactNode {
  const t = useT();
  if (findings.length === 0) return null;
  return (
    <Box color="fg.error">
      <Text fontWeight="semibold">{t('releases.refusal')}</Text>
      <Box as="ul" lang="en" listStyleType="disc" paddingInlineStart="5" overflowWrap="anywhere">
        {findings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </Box>
    </Box>
  );
}
