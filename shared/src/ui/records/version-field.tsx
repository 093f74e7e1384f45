import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';

/** One field with two values. */
export interface VersionChoice {
  readonly label: string;
  /** Value typed by the user. */
  readonly mine: ReactNode;
  /** Saved value. */
  readonly theirs: ReactNode;
  readonly takesTheirs: boolean;
  readonly onChoose: (takesTheirs: boolean) => void;
}

/** List of {@link VersionField}. */
export const VersionFields = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', marginTop: '3' },
});
const Field = chakra('fieldset', { base: { minWidth: '0', border: 'none', padding: '0', margin: '0' } });
const Legend = chakra('legend', { base: { fontSize: 'sm', fontWeight: 'medium', color: 'fg', marginBottom: '1' } });
const Pair = chakra('div', { base: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2' } });
const Option = chakra('label', {
  base: {
    display: 'flex',
    gap: '2',
    alignItems: 'flex-start',
    minWidth: '0',
    padding: '2',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l2',
    fontSize: 'sm',
    cursor: 'pointer',
    '& input': {
      flexShrink: '0',
      marginTop: '0.5',
      boxSize: '4',
      accentColor: 'var(--chakra-colors-color-palette-solid)',
    },
    '&:has(input:checked)': { borderColor: 'colorPalette.solid', background: 'colorPalette.subtle' },
    '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'colorPalette.focusRing' },
  },
});
const Whose = chakra('span', { base: { display: 'block', fontSize: 'xs', color: 'fg.muted' } });
const Value = chakra('span', {
  base: {
    display: 'block',
    color: 'fg',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    maxHeight: '8rem',
    overflowY: 'auto',
  },
});

/** Two values of a field side by side; the arrow keys choose. */
export function VersionField({ label, mine, theirs, takesTheirs, onChoose }: VersionChoice): ReactNode {
  const t = useT();
  const name = useId();
  const option = (its: boolean, whose: string, value: ReactNode) => (
    <Option>
      <input type="radio" name={name} checked={takesTheirs === its} onChange={() => onChoose(its)} />
      <span style={{ minWidth: 0 }}>
        <Whose>{whose}</Whose>
        <Value>{value}</Value>
      </span>
    </Option>
  );
  return (
    <Field>
      <Legend>{label}</Legend>
      <Pair>
        {option(false, t('form.overtaken.mine'), mine)}
        {option(true, t('form.overtaken.theirs'), theirs)}
      </Pair>
    </Field>
  );
}
