import { Box } from '@navette/shared/ui';
import type { ReactElement, ReactNode } from 'react';

/** Frame of a list of mails, which scrolls by itself. */
export function MailFrame({ children }: { readonly children: ReactElement }): ReactNode {
  return (
    <Box
      asChild
      listStyleType="none"
      margin="0"
      padding="0"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      overflowY="auto"
      minHeight="0"
    >
      {children}
    </Box>
  );
}
