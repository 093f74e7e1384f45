import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderWithHost } from '../../testing/index.ts';
import { Button } from '../kit/button.tsx';
import { fillStyles, stylesOf } from '../testing/dom.ts';
import * as overlay from './index.ts';

fillStyles();

const {
  Checkbox,
  DateInput,
  DateRangeInput,
  Dialog,
  Drawer,
  Menu,
  MenuAt,
  OverlayHost,
  Popover,
  SegmentedControl,
  Select,
  Switch,
  Tabs,
  Tooltip,
} = overlay;
const nothing = () => {};
const items = [{ id: 'a', label: 'Edit', onSelect: nothing }];
const opener = <Button>open</Button>;

/** Every component, whether it has to be opened, its selector, and a CSS declaration that its recipe must produce. */
const components: Record<
  string,
  { readonly element: ReactElement; readonly at: string; readonly style: string; readonly open?: true }
> = {
  Checkbox: {
    element: (
      <Checkbox checked onChange={nothing}>
        x
      </Checkbox>
    ),
    at: 'input',
    style: 'place-items',
  },
  Dialog: {
    element: (
      <Dialog open title="x" size={800} onClose={nothing}>
        x
      </Dialog>
    ),
    at: '[role=dialog]',
    style: 'box-shadow',
  },
  Drawer: {
    element: (
      <Drawer open title="x" onClose={nothing}>
        x
      </Drawer>
    ),
    at: '[role=dialog]',
    style: 'box-shadow',
  },
  DateInput: {
    element: <DateInput label="x" value={null} onChange={nothing} control={{ 'aria-label': 'x' }} />,
    at: 'input',
    style: 'border-width',
  },
  DateRangeInput: {
    element: <DateRangeInput label="x" value={{ start: '2026-05-03', end: '2026-05-04' }} onChange={nothing} />,
    at: '[role=group]',
    style: 'display',
  },
  Menu: { element: <Menu trigger={opener} items={items} />, at: '[role=menuitem]', style: 'min-height', open: true },
  MenuAt: {
    element: <MenuAt anchor={{ x: 0, y: 0 }} label="x" items={items} onClose={nothing} />,
    at: '[role=menuitem]',
    style: 'min-height',
  },
  OverlayHost: { element: <OverlayHost />, at: '[data-toaster]', style: 'position' },
  Popover: {
    element: (
      <Popover trigger={opener} title="x">
        x
      </Popover>
    ),
    at: '[role=dialog]',
    style: 'box-shadow',
    open: true,
  },
  SegmentedControl: {
    element: <SegmentedControl label="x" value="a" onChange={nothing} segments={[{ value: 'a', label: 'A' }]} />,
    at: '[role=radiogroup]',
    style: 'border-width',
  },
  Select: {
    element: <Select aria-label="x" value="a" options={[{ value: 'a', label: 'A' }]} onChange={nothing} />,
    at: 'select',
    style: 'appearance',
  },
  Switch: {
    element: (
      <Switch checked onChange={nothing}>
        x
      </Switch>
    ),
    at: 'input',
    style: 'border-radius',
  },
  Tabs: {
    element: <Tabs label="x" value="a" onChange={nothing} items={[{ value: 'a', label: 'A', content: 'x' }]} />,
    at: '[role=tab]',
    style: 'cursor',
  },
  Tooltip: { element: <Tooltip text="x">{opener}</Tooltip>, at: 'button', style: 'cursor' },
};

describe('overlays on the page', () => {
  it('checks the style of every exported overlay component', () => {
    expect(Object.keys(overlay).filter((name) => /^[A-Z]/.test(name) && !(name in components))).toEqual([
      'DialogUnavailable',
    ]);
  });

  it.each(Object.entries(components))('%s is styled', async (_name, { element, at, style, open }) => {
    const { user } = renderWithHost(element);
    if (open) await user.click(screen.getByRole('button', { name: 'open' }));
    const drawn = document.querySelector(at);
    if (!drawn) throw new Error(`nothing is drawn at ${at}`);
    expect(stylesOf(drawn)).toContain(style);
  });

  it('shows a styled tooltip when its button has the focus', async () => {
    const { user } = renderWithHost(components['Tooltip']?.element);
    await user.tab();
    expect(stylesOf(await screen.findByRole('tooltip'))).toContain('box-shadow');
  });
});
