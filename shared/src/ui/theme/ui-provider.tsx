import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { fontFace } from './font-face.ts';
import { system } from './system.ts';

/** What the theme needs of the page. */
export interface UiProviderProps {
  /** The nonce of `style-src` in the page's Content-Security-Policy; style elements that the theme makes carry it. */
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
}

/** Gives every component below it the theme, the font and the page's base styles. Once, at the root. */
export function UiProvider({ nonce, children }: UiProviderProps): ReactNode {
  const cache = useMemo(() => createCache({ key: 'n', ...(nonce === undefined ? {} : { nonce }) }), [nonce]);
  return (
    <CacheProvider value={cache}>
      <Global styles={fontFace} />
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
