import { Box, Flex, Wordmark } from '@navette/shared/ui';
import type { PropsWithChildren, ReactNode } from 'react';
import { LanguageButtons } from '../language/language-buttons.tsx';
import { CityPanel } from './city-panel.tsx';

/** Frame of the pages before sign-in: form on the left, decoration on the right. */
export function PublicFrame({ children }: PropsWithChildren): ReactNode {
  return (
    <Flex minHeight="100dvh" bg="bg.panel">
      <Flex
        direction="column"
        flex="1 1 0"
        minWidth="0"
        paddingInline={{ base: '5', md: '10' }}
        paddingBlock={{ base: '5', md: '8' }}
      >
        <Flex as="header" align="center" justify="space-between" gap="4" wrap="wrap">
          <Wordmark size={32} />
          <LanguageButtons />
        </Flex>
        <Flex as="main" id="main" flex="1" align="center" justify="center" paddingBlock="10">
          <Box width="100%" maxWidth="22rem">
            {children}
          </Box>
        </Flex>
      </Flex>
      <CityPanel />
    </Flex>
  );
}
