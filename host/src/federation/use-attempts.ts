import type { PinnedRemote } from '@navette/shared/federation';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { retryRemote } from './retry-remote.ts';

/** How often a part of a remote was tried here: `attempt` belongs into the key of its error boundary. */
export interface Attempts {
  readonly attempt: number;
  readonly retrying: boolean;
  readonly retry: () => void;
}

/** Tries a part of a remote again, without loading the suite anew. */
export function useAttempts(remote: PinnedRemote): Attempts {
  const queryClient = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const [retrying, setRetrying] = useState(false);
  const retry = (): void => {
    setRetrying(true);
    void retryRemote(queryClient, remote).finally(() => {
      setRetrying(false);
      setAttempt((count) => count + 1);
    });
  };
  return { attempt, retrying, retry };
}
