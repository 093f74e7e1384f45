import { useT } from '@navette/shared/i18n';
import { Box, Flex, StatusMark } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { outcomeStyles } from '../../status-styles.ts';
import type { VerificationReport } from '../../requests/use-verification.ts';
import { checkTexts } from './check-texts.ts';
import { Findings } from './findings.tsx';

interface CheckLineProps {
  readonly check: VerificationReport['checks'][number];
  readonly titleOf: (name: string) => string;
}

/** One check: name, outcome, findings. */
export function CheckLine({ check: { check, outcome, findings }, titleOf }: CheckLineProps): ReactNode {
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
