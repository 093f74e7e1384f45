import { ApiProblem } from '@navette/shared/api';
import { describeFault } from '@navette/shared/ui';
import { useState } from 'react';

interface Refused {
  readonly kind: 'refused';
  readonly messageKey: string;
}

/** State of the current attempt, and the result of the last one. */
export interface Attempt {
  /** Message key of the error. */
  readonly fault: string | undefined;
  /** Message keys of the fields that the server refused. */
  readonly fields: Readonly<Partial<Record<string, string>>>;
  readonly pending: boolean;
  readonly run: <Outcome extends { readonly kind: string }>(
    work: () => Promise<Outcome | Refused>,
    done: (outcome: Outcome) => void,
  ) => void;
  readonly clear: () => void;
}

/** Runs one attempt at a time; refusals and network errors become message keys. */
export function useAttempt(): Attempt {
  const [fault, setFault] = useState<string>();
  const [fields, setFields] = useState<Attempt['fields']>({});
  const [pending, setPending] = useState(false);
  const clear = () => {
    setFault(undefined);
    setFields({});
  };
  const run: Attempt['run'] = (work, done) => {
    if (pending) return;
    setPending(true);
    clear();
    work()
      .then((outcome) => (isRefused(outcome) ? setFault(outcome.messageKey) : done(outcome)))
      .catch((error: unknown) => {
        setFault(describeFault(error).messageKey);
        setFields(refusedFields(error));
      })
      .finally(() => setPending(false));
  };
  return { fault, fields, pending, run, clear };
}

const isRefused = (outcome: { readonly kind: string } | Refused): outcome is Refused => outcome.kind === 'refused';

const refusedFields = (error: unknown): Attempt['fields'] =>
  error instanceof ApiProblem
    ? Object.fromEntries(error.fields.map(({ field, messageKey }) => [field, messageKey]))
    : {};
