import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { Tabs as Kit } from '@chakra-ui/react/tabs';
import type { ReactNode } from 'react';
import { withSlotRecipe } from '../theme/system.ts';

/** Recipe of the tabs. */
export const tabsRecipe = defineSlotRecipe({
  className: 'n-tabs',
  slots: ['root', 'trigger', 'list', 'content', 'contentGroup', 'indicator'],
  base: {
    root: { display: 'flex', flexDirection: 'column', minHeight: '0', minWidth: '0' },
    list: {
      display: 'flex',
      flex: '0 0 auto',
      gap: '1',
      overflowX: 'auto',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    trigger: {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      height: '9',
      px: '3',
      flexShrink: '0',
      cursor: 'pointer',
      fontWeight: 'medium',
      color: 'fg.muted',
      borderTopRadius: 'l1',
      _hover: { color: 'fg' },
      _focusVisible: { outlineOffset: '-2px' },
      _selected: { color: 'fg', boxShadow: 'inset 0 -2px 0 {colors.brand.700}' },
      _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
      '& svg': { width: '1rem', height: '1rem' },
    },
    content: { pt: '3', minHeight: '0', _focusVisible: { outlineOffset: '-2px' } },
  },
});

const Root = withSlotRecipe(Kit.Root, 'tabs', tabsRecipe);

interface TabItem<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly content: ReactNode;
  readonly disabled?: boolean;
}

interface TabsProps<Value extends string = string> {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly items: readonly TabItem<Value>[];
}

/**
 * Controlled tabs; the page stores the active one, in the URL if a link should reproduce it. Arrow keys move between them; inactive panels are not
 * rendered.
 */
export function Tabs<Value extends string>({ label, value, onChange, items }: TabsProps<Value>): ReactNode {
  const choose = (chosen: string) => {
    const item = items.find((candidate) => candidate.value === chosen);
    if (item) onChange(item.value);
  };
  return (
    <Root value={value} onValueChange={(details) => choose(details.value)} lazyMount unmountOnExit>
      <Kit.List aria-label={label}>
        {items.map((item) => (
          <Kit.Trigger key={item.value} value={item.value} disabled={item.disabled ?? false}>
            {item.label}
          </Kit.Trigger>
        ))}
      </Kit.List>
      {items.map((item) => (
        <Kit.Content key={item.value} value={item.value}>
          {item.content}
        </Kit.Content>
      ))}
    </Root>
  );
}
