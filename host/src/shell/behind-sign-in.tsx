import { queryClient } from '@navette/shared/api';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SignedIn } from './signed-in.tsx';

/** What the sign-in page does without: the cache of server data, and all that uses it. */
export default function BehindSignIn(): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <SignedIn />
    </QueryClientProvider>
  );
}
