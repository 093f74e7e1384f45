import type { SignInOutcome } from '@navette/shared/session';
import { describeFault } from '@navette/shared/ui';
import { useState } from 'react';

/** What is under way, and what the last attempt came to. */
export interface Attempt {
  /** Key of what went wrong. */
  readonly fault: string | undefined;
  readonly pending: boolean;
  readonly run: (
    work: () => Promise<SignInOutcome>,
    done: (outcome: Exclude<SignInOutcome, { kind: 'refused' }>) => void,
  ) => void;
  readonly clear: () => void;
}

/** One attempt at a time; a refusal and a server that can't be reached are said in words. */
export function useAttempt(): Attempt {
  const [fault, setFault] = useState<string>();
  const [pending, setPending] = useState(false);
  const run: Attempt['run'] = (work, done) => {
    if (pending) return;
    setPending(true);
    setFault(undefined);
    work()
      .then((outcome) => (outcome.kind === 'refused' ? setFault(outcome.messageKey) : done(outcome)))
      .catch((error: unknown) => setFault(describeFault(error).messageKey))
      .finally(() => setPending(false));
  };
  return { fault, pending, run, clear: () => setFault(undefined) };
}
