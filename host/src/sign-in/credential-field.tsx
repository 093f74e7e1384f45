import { useT } from '@navette/shared/i18n';
import { Input, type InputProps } from '@navette/shared/ui';
import { useId, type ComponentType, type ReactNode } from 'react';
import { Labelled } from './labelled.tsx';
import { PasswordInput } from './password-input.tsx';
import type { Fields } from './use-fields.ts';

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
          size="lg"
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
      control={Input}
    />
  );
}

/** A password. */
export const PasswordField = <Name extends string>(props: CredentialFieldProps<Name>): ReactNode => (
  <CredentialField {...props} control={PasswordInput} />
);
