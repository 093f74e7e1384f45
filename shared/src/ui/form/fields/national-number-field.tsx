import { Eye, EyeOff } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { isNationalNumber, maskedNationalNumber, nationalNumberText } from '../../../domain/identity/numbers.ts';
import { messageKey, useT } from '../../../i18n/index.ts';
import { WithButton } from '../../dates/with-calendar.tsx';
import { IconButton } from '../../kit/button.tsx';
import { Input } from '../../kit/input.tsx';
import { useBoundField, type FieldProps, type NullableNameOf } from '../bound-field.ts';
import { FieldFrame } from '../field-frame.tsx';

/** A national number of a form. */
export interface NationalNumberFieldProps<T extends FieldValues> extends FieldProps<NullableNameOf<T, string>> {
  /** Fetches the full number when the value is masked (`••.••.••-•••-28`); the provider of `onReveal` logs it. */
  readonly onReveal?: (() => Promise<string | null>) | undefined;
}

/**
 * A national number; its value is `85.07.30-033-28`, null when empty. A wrong check digit is a warning and may be saved
 * (old data). A stored number is masked until its button reveals it; then it can be edited. A value masked by the server is fetched
 * in full first.
 */
export function NationalNumberField<T extends FieldValues>(props: NationalNumberFieldProps<T>): ReactNode {
  const { name, label, onReveal, readOnly } = props;
  const t = useT();
  const { value, error, onChange, onBlur } = useBoundField<string>(name);
  const number = value ?? '';
  const [isShown, setShown] = useState(number === '');
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const { resetField } = useFormContext<FieldValues>();
  const isMasked = number.includes('•');
  const wrong = number !== '' && !isMasked && !isNationalNumber(number);
  const warning =
    state === 'failed' ? messageKey('form.revealFailed') : wrong ? messageKey('validation.nationalNumber') : null;

  async function show(): Promise<void> {
    // Also sets the default value: revealing must not make the form dirty.
    if (isMasked && onReveal) resetField<string>(name, { defaultValue: await onReveal() });
    setShown(true);
    input.current?.focus();
  }

  function toggle(): void {
    if (isShown) return setShown(false);
    setState('asking');
    show().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  }

  return (
    <FieldFrame {...props} error={error} warning={warning}>
      {(control) => (
        <WithButton>
          <Input
            {...control}
            ref={input}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            readOnly={readOnly || !isShown}
            value={isShown ? number : maskedNationalNumber(number)}
            onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
            onBlur={() => {
              if (isShown && number !== '') onChange(nationalNumberText(number));
              onBlur();
            }}
          />
          {number !== '' && (
            <IconButton
              size="xs"
              label={t(isShown ? messageKey('form.hide') : messageKey('form.show'), { label })}
              aria-pressed={isShown}
              loading={state === 'asking'}
              onClick={toggle}
            >
              {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            </IconButton>
          )}
        </WithButton>
      )}
    </FieldFrame>
  );
}
