import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';

/** One field with two texts. */
export interface VersionChoice {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** Initial choice. */
  readonly takesTheirs: boolean;
  readonly onChoose: (takesTheirs: boolean) => void;
}

interface ChooseVersionsProps {
  /** Who changed the record, and when. */
  readonly intro: string;
  readonly choices: readonly VersionChoice[];
}

const List = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3', marginTop: '3' } });
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

/** Two texts of each field side by side; the arrow keys choose. */
export function ChooseVersions({ intro, choices }: ChooseVersionsProps): ReactNode {
  return (
    <>
      <p>{intro}</p>
      <List>
        {choices.map((choice) => (
          <Choice key={choice.label} {...choice} />
        ))}
      </List>
    </>
  );
}

function Choice({ label, mine, theirs, takesTheirs, onChoose }: VersionChoice): ReactNode {
  const t = useT();
  const name = useId();
  const [isTheirs, setTheirs] = useState(takesTheirs);
  const option = (its: boolean, whose: string, text: string) => (
    <Option>
      <input
        type="radio"
        name={name}
        checked={isTheirs === its}
        onChange={() => {
          setTheirs(its);
          onChoose(its);
        }}
      />
      <span style={{ minWidth: 0 }}>
        <Whose>{whose}</Whose>
        <Value>{text}</Value>
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
