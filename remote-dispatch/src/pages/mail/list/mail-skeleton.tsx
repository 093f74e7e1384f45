import { useT } from '@navette/shared/i18n';
import { Box, Flex, Skeleton } from '@navette/shared/ui';
import type { ReactNode } from 'react';

const LINES = ['60%', '75%', '45%', '70%', '55%', '65%'];

/** Skeleton of the list. */
export function MailSkeleton(): ReactNode {
  const t = useT();
  return (
    <Box
      role="status"
      aria-label={t('mail.loading')}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
    >
      {LINES.map((width) => (
        <Flex key={width} gap="4" padding="3" borderBottomWidth="1px" borderColor="border">
          <Skeleton width="12rem" />
          <Skeleton width={width} />
        </Flex>
      ))}
    </Box>
  );
}
