import type { SignInOutcome } from '@navette/shared/session';
import { ApiProblem } from '@navette/shared/api';
import { describeFault } from '@navette/shared/ui';
import { useState } from 'react';

/** State of the current attempt, and the result of the last one. */
export interface Attempt {
  /** Message key of the error. */
  readonly fault: string | undefined;
  /** Message keys of the fields that the server refused. */
  readonly fields: Readonly<Partial<Record<string, string>>>;
  readonly pending: boolean;
  readonly run: (
    work: () => Promise<SignInOutcome>,
    done: (outcome: Exclude<SignInOutcome, { kind: 'refused' }>) => void,
  ) => void;
  readonly clear: () => void;
}

/** One attempt at a time; refusals and network errors become message keys. */
export function useAttempt(): Attempt {
  const [fault, setFault] = useState<string>();
  const [fields, setFields] = useState<Attempt['fields']>({});
  const [pending, setPending] = useState(false);
  const run: Attempt['run'] = (work, done) => {
    if (pending) return;
    setPending(true);
    setFault(undefined);
    setFields({});
    work()
      .then((outcome) => (outcome.kind === 'refused' ? setFault(outcome.messageKey) : done(outcome)))
      .catch((error: unknown) => {
        setFault(describeFault(error).messageKey);
        setFields(refusedFields(error));
      })
      .finally(() => setPending(false));
  };
  return { fault, fields, pending, run, clear: () => setFault(undefined) };
}

const refusedFields = (error: unknown): Attempt['fields'] =>
  error instanceof ApiProblem
    ? Object.fromEntries(error.fields.map(({ field, messageKey }) => [field, messageKey]))
    : {};
