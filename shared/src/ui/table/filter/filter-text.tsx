import type { ReactNode } from 'react';
import { Input } from '../../kit/input.tsx';

/** Props of the text of a filter. */
export interface FilterTextProps {
  readonly label: string;
  readonly text: string;
  /** Called when the field is left, and with Enter. */
  readonly onText: (text: string) => void;
}

/** A field that applies its text when it is left or confirmed: the list does not change under each letter. */
export const FilterText = ({ label, text, onText }: FilterTextProps): ReactNode => (
  <Input
    key={text}
    aria-label={label}
    defaultValue={text}
    marginTop="1"
    autoComplete="off"
    onBlur={({ target }) => target.value.trim() !== text && onText(target.value.trim())}
    onKeyDown={({ key, currentTarget }) => {
      if (key === 'Enter' && currentTarget.value.trim() !== text) onText(currentTarget.value.trim());
    }}
  />
);
