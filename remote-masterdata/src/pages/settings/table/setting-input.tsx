import { useT } from '@navette/shared/i18n';
import { Input } from '@navette/shared/ui';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import type { SettingField } from './setting-draft.ts';

/** Input of a setting that is edited inline. */
export interface SettingInputProps {
  readonly field: SettingField;
  readonly text: string;
  /** Translated error text. */
  readonly fault: string | undefined;
  /** Whether it takes the focus on mount. */
  readonly first: boolean;
  readonly onChange: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Rendered right after the input. */
  readonly children?: ReactNode;
}

const LINE = { display: 'flex', alignItems: 'center', gap: '0.5rem', minWidth: 0 } as const;
const FAULT = {
  color: 'var(--chakra-colors-fg-error)',
  fontSize: '0.75rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

/** Input of a name or value with its error beside it, on one line, so that all rows have the same height. */
export function SettingInput({
  field,
  text,
  fault,
  first,
  onChange,
  onKeyDown,
  children,
}: SettingInputProps): ReactNode {
  const t = useT();
  const note = useId();
  return (
    <span style={LINE}>
      <Input
        size="sm"
        maxWidth="15rem"
        minWidth="6rem"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the row was opened to type here
        autoFocus={first}
        autoComplete="off"
        spellCheck={false}
        aria-label={t(field === 'variable' ? 'settings.variable' : 'settings.value')}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={note}
        data-field={field}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {children}
      <span id={note} role="alert" style={FAULT}>
        {fault}
      </span>
    </span>
  );
}
