import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useInsertionEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { addPageStyles } from './page-styles.ts';
import { system } from './system.ts';

interface UiProviderProps {
  /** The nonce of `style-src` in the page's Content-Security-Policy; set on the style elements of the theme. */
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
}

/** Provides the theme, the font and the page's base styles to all components. Once, at the root. */
export function UiProvider({ nonce, children }: UiProviderProps): ReactNode {
  const cache = useMemo(() => createCache({ key: 'n', ...(nonce === undefined ? {} : { nonce }) }), [nonce]);
  useInsertionEffect(() => addPageStyles(nonce), [nonce]);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
