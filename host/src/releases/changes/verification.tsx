import { useT, messageKey, type Translate } from '@navette/shared/i18n';
import {
  Alert,
  Box,
  ErrorState,
  Skeleton,
  Stack,
  VisuallyHidden,
  Flex,
  StatusMark,
  Text,
  Heading,
} from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { RemoteChoice, useVerification, VerificationReport } from '../release-calls.ts';
import { outcomeStyles } from '../status-styles.ts';

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

const checkTexts: Readonly<Record<VerificationReport['checks'][number]['check'], string>> = {
  files: messageKey('releases.check.files'),
  signatures: messageKey('releases.check.signatures'),
  contract: messageKey('releases.check.contract'),
  operations: messageKey('releases.check.operations'),
  languages: messageKey('releases.check.languages'),
  budgets: messageKey('releases.check.budgets'),
  boot: messageKey('releases.check.boot'),
};

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

/** Notice that the boot check has not run for this content, and the command that runs it. Not blocking. */
function BootMissing({ remotes }: { readonly remotes: readonly RemoteChoice[] }): ReactNode {
  const t = useT();
  const command = ['ops verify', ...remotes.map(({ name, version }) => `${name}@${version}`), '--boot'].join(' ');
  return (
    <Alert status="warning" live={false} title={t('releases.boot.missing')}>
      {t('releases.boot.how')}{' '}
      <Box as="code" fontFamily="mono" textStyle="xs" overflowWrap="anywhere">
        {command}
      </Box>
    </Alert>
  );
}

interface CheckLineProps {
  readonly check: VerificationReport['checks'][number];
  readonly titleOf: (name: string) => string;
}

function CheckLine({ check: { check, outcome, findings }, titleOf }: CheckLineProps): ReactNode {
  const t = useT();
  return (
    <Box as="li" paddingBlock="1">
      <Flex wrap="wrap" columnGap="3">
        <Box as="span" minWidth="10rem" flex="1">
          {t(checkTexts[check])}
        </Box>
        <StatusMark status={outcomeStyles[outcome]} />
      </Flex>
      <Findings findings={findings} titleOf={titleOf} />
    </Box>
  );
}

type Finding = VerificationReport['checks'][number]['findings'][number];

interface FindingsProps {
  readonly findings: readonly Finding[];
  readonly titleOf: (name: string) => string;
}

/** Findings of a check by remote. Details are in English, for the engineers of the remote. */
function Findings({ findings, titleOf }: FindingsProps): ReactNode {
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

/** Message key of the reason why activation is blocked; undefined when it is not. */
export function whyBlocked(
  { data: report, error }: Pick<ReturnType<typeof useVerification>, 'data' | 'error'>,
  t: Translate,
): string | undefined {
  if (report) return report.passed ? undefined : t('releases.blocked.failed');
  return t(error ? 'releases.blocked.unknown' : 'releases.verification.busy');
}

/** A titled part of a dialog. */
export function ChangeSection({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Box as="section" marginBottom="2">
      <Heading as="h3" size="sm" marginBottom="1">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
