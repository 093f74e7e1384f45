import { queryClient } from '@navette/shared/api';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SignedIn } from './signed-in.tsx';

/** Providers that the sign-in page does not need: the query cache and everything that uses it. */
export default function BehindSignIn(): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <SignedIn />
    </QueryClientProvider>
  );
}
