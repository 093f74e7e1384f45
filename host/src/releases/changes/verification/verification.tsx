import { useT } from '@navette/shared/i18n';
import { Alert, Box, ErrorState, Skeleton, Stack, VisuallyHidden } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { RemoteChoice, useVerification } from '../../requests/use-verification.ts';
import { ChangeSection } from '../change-section.tsx';
import { BootMissing } from './boot-missing.tsx';
import { CheckLine } from './check-line.tsx';
import { checkTexts } from './check-texts.ts';

interface VerificationProps {
  readonly query: ReturnType<typeof useVerification>;
  readonly remotes: readonly RemoteChoice[];
  readonly titleOf: (name: string) => string;
}

/** Verification of the versions: loading, failure, or the report. */
export function Verification({ query, remotes, titleOf }: VerificationProps): ReactNode {
  const t = useT();
  const { data: report, error, isFetching, refetch } = query;
  return (
    <ChangeSection title={t('releases.verification')}>
      {error && (
        <ErrorState
          title={t('releases.verification.failed')}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!report && !error && <Checking />}
      {report && (
        <Stack gap="2">
          {!report.passed && <Alert status="error" title={t('releases.verification.refused')} />}
          <Box as="ul" listStyleType="none">
            {report.checks.map((check) => (
              <CheckLine key={check.check} check={check} titleOf={titleOf} />
            ))}
          </Box>
          {report.passed && report.verified !== 'full' && <BootMissing remotes={remotes} />}
        </Stack>
      )}
    </ChangeSection>
  );
}

/** Skeleton with the height of a usual report. */
const Checking = (): ReactNode => {
  const t = useT();
  return (
    <Box role="status">
      <VisuallyHidden>{t('releases.verification.busy')}</VisuallyHidden>
      {Object.keys(checkTexts).map((check) => (
        <Box key={check} height="7" paddingBlock="2">
          <Skeleton />
        </Box>
      ))}
    </Box>
  );
};
