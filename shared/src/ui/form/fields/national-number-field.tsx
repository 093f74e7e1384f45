import { Eye, EyeOff } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isNationalNumber, maskedNationalNumber, nationalNumberText } from '../../../domain/identity/national-number.ts';
import { messageKey, useT } from '../../../i18n/index.ts';
import { WithButton } from '../../dates/with-button.ts';
import { IconButton } from '../../kit/button.tsx';
import { Input } from '../../kit/input.tsx';
import { useBoundField } from '../bound-field.ts';
import type { FieldProps, NullableNameOf } from '../bound-field.ts';
import { FieldFrame } from '../field-frame.tsx';

/** A national number of a form. */
export interface NationalNumberFieldProps<T extends FieldValues> extends FieldProps<NullableNameOf<T, string>> {
  /** The number is about to be shown: to be logged. */
  readonly onReveal?: (() => void) | undefined;
}

/**
 * A national number; its value is `85.07.30-033-28`, null when empty. One that fails its check warns and may be saved
 * (old data). One that is there already is masked until its button shows it; then it can be changed.
 */
export function NationalNumberField<T extends FieldValues>(props: NationalNumberFieldProps<T>): ReactNode {
  const { name, label, onReveal, readOnly } = props;
  const t = useT();
  const { value, error, onChange, onBlur } = useBoundField<string>(name);
  const number = value ?? '';
  const [isShown, setShown] = useState(number === '');
  const input = useRef<HTMLInputElement>(null);
  const warning = number !== '' && !isNationalNumber(number) ? messageKey('validation.nationalNumber') : null;

  function toggle(): void {
    if (!isShown) {
      onReveal?.();
      input.current?.focus();
    }
    setShown(!isShown);
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
            <IconButton size="xs" label={t(isShown ? messageKey('form.hide') : messageKey('form.show'), { label })} aria-pressed={isShown} onClick={toggle}>
              {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            </IconButton>
          )}
        </WithButton>
      )}
    </FieldFrame>
  );
}
