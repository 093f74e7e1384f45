import { useT } from '@navette/shared/i18n';
import { Box, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { VerificationReport } from '../../requests/use-verification.ts';

type Finding = VerificationReport['checks'][number]['findings'][number];

interface FindingsProps {
  readonly findings: readonly Finding[];
  readonly titleOf: (name: string) => string;
}

/** Findings of a check by remote. Details are in English, for the engineers of the remote. */
export function Findings({ findings, titleOf }: FindingsProps): ReactNode {
  const t = useT();
  const remotes = [...new Set(findings.map(({ remote }) => remote))];
  return remotes.map((remote) => (
    <Box key={remote ?? ''} paddingInlineStart="6" textStyle="xs">
      <Text fontWeight="semibold">{remote === null ? t('releases.finding.all') : titleOf(remote)}</Text>
      <Box as="ul" lang="en" listStyleType="disc" paddingInlineStart="4" overflowWrap="anywhere" whiteSpace="pre-line">
        {findings
          .filter((finding) => finding.remote === remote)
          .map(({ detail }) => (
            <li key={detail}>{detail}</li>
          ))}
      </Box>
    </Box>
  ));
}
