import { useT } from '@navette/shared/i18n';
import { useId, type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { look } from '../plain/look.ts';
import type { Fields } from './attempt-form.tsx';
import { Eye, EyeOff } from 'lucide-react';

type InputProps = ComponentProps<'input'>;

interface CredentialFieldProps<Name extends string> extends Omit<InputProps, 'name' | 'value' | 'onChange' | 'onBlur'> {
  readonly fields: Fields<Readonly<Record<Name, string>>>;
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  /** Message key of the server's error, shown where the form itself finds none. */
  readonly refusal?: string | undefined;
}

interface AnyFieldProps<Name extends string> extends CredentialFieldProps<Name> {
  readonly control: ComponentType<InputProps>;
}

function CredentialField<Name extends string>(props: AnyFieldProps<Name>): ReactNode {
  const { fields, name, label, hint, refusal, control: Control, ...input } = props;
  const t = useT();
  const fault = fields.fault(name) ?? refusal;
  return (
    <Labelled id={useId()} label={label} hint={hint} error={fault === undefined ? undefined : t(fault)}>
      {(linked) => (
        <Control
          {...input}
          {...linked}
          name={name}
          required
          value={fields.values[name]}
          onChange={(event) => fields.set(name, event.target.value)}
          onBlur={() => fields.touch(name)}
        />
      )}
    </Labelled>
  );
}

/** E-mail address of an account. */
export function EmailField(props: Omit<CredentialFieldProps<'email'>, 'name' | 'label'>): ReactNode {
  const t = useT();
  return (
    <CredentialField
      {...props}
      name="email"
      label={t('signIn.email')}
      type="email"
      autoComplete="username"
      control={EmailInput}
    />
  );
}

const EmailInput = (props: InputProps): ReactNode => <input className={look.input} {...props} />;

export const PasswordField = <Name extends string>(props: CredentialFieldProps<Name>): ReactNode => (
  <CredentialField {...props} control={PasswordInput} />
);

/** Password input with a button that shows it. */
export function PasswordInput(props: Omit<InputProps, 'type'>): ReactNode {
  const t = useT();
  const [shown, setShown] = useState(false);
  const label = t(shown ? 'signIn.password.hide' : 'signIn.password.show');
  return (
    <div className={look.password}>
      <input
        {...props}
        className={look.inputPassword}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <div className={look.passwordEye}>
        <button
          className={look.eye}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </button>
      </div>
    </div>
  );
}

/** Props that link a control to its label and messages. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface LabelledProps {
  readonly id: string;
  readonly label: string;
  /** Shown while the field is valid. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/**
 * Label, control, and a reserved line for the error, so that nothing moves. The pages before sign-in use this rather than the suite's forms, which
 * would more than double their size.
 */
export function Labelled({ id, label, hint, error, children }: LabelledProps): ReactNode {
  const message = error ?? hint;
  const messageId = `${id}-message`;
  return (
    <div className={look.field}>
      <label className={look.fieldLabel} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': message === undefined ? undefined : messageId,
      })}
      <div className={error === undefined ? look.fieldHint : look.fieldError} id={messageId} aria-live="polite">
        {message}
      </div>
    </div>
  );
}
