import { useT } from '@navette/shared/i18n';
import { describeFault } from '@navette/shared/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiProblem } from '@navette/shared/api';
import { PlainAlert } from '../plain/alert.tsx';
import { PlainButton } from '../plain/button.tsx';
import { look } from '../plain/look.ts';

interface AttemptFormProps {
  readonly attempt: Attempt;
  /** Fields that show their own refusal. */
  readonly refusable?: readonly string[];
  /** Whether the form may be sent. */
  readonly complete: boolean;
  readonly onSubmit: () => void;
  readonly submitLabel: string;
  readonly cancelLabel: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Frame of the forms with a password or a code: fields, error of the last attempt, Cancel, and the main button, which takes the rest of the line. */
export function AttemptForm(props: AttemptFormProps): ReactNode {
  const { attempt, refusable = [], complete, onSubmit, submitLabel, cancelLabel, onCancel, children } = props;
  const t = useT();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (complete) onSubmit();
  };
  const isAtField = refusable.some((field) => attempt.fields[field] !== undefined);
  return (
    <form noValidate onSubmit={submit}>
      {children}
      {attempt.fault !== undefined && !isAtField && <PlainAlert status="error" title={t(attempt.fault)} />}
      <div className={look.actions}>
        <PlainButton className={look.cancel} onClick={onCancel}>
          {cancelLabel}
        </PlainButton>
        <PlainButton className={look.submit} type="submit" disabled={!complete} loading={attempt.pending}>
          {submitLabel}
        </PlainButton>
      </div>
    </form>
  );
}

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

/** Form state for the pages before sign-in: values, touched fields, errors. */
export interface Fields<Values> {
  readonly values: Values;
  readonly set: (name: keyof Values, value: string) => void;
  /** Marks the field as touched: its error is shown from now on. */
  readonly touch: (name: keyof Values) => void;
  /** Error of a touched field; undefined while it is valid. */
  readonly fault: (name: keyof Values) => string | undefined;
  readonly valid: boolean;
  readonly clear: () => void;
}

/** @param check returns the message key of each invalid field */
export function useFields<Values extends Readonly<Record<string, string>>>(
  empty: Values,
  check: (values: Values) => Readonly<Partial<Record<keyof Values, string | undefined>>>,
): Fields<Values> {
  const [values, setValues] = useState(empty);
  const [touched, setTouched] = useState<ReadonlySet<keyof Values>>(new Set());
  const faults = check(values);
  return {
    values,
    set: (name, value) => setValues((known) => ({ ...known, [name]: value })),
    touch: (name) => setTouched((known) => new Set([...known, name])),
    fault: (name) => (touched.has(name) ? faults[name] : undefined),
    valid: Object.values(faults).every((fault) => fault === undefined),
    clear: () => {
      setValues(empty);
      setTouched(new Set());
    },
  };
}
