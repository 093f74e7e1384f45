import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithHost } from '../../../testing/index.ts';
import { Checkbox, Switch } from './checkbox.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { Select } from './select.tsx';

describe('small controls', () => {
  it('checks a checkbox by a click on its label', async () => {
    const onChange = vi.fn();
    const { user } = renderWithHost(
      <Checkbox checked={false} onChange={onChange}>
        Return trip
      </Checkbox>,
    );
    await user.click(screen.getByText('Return trip'));
    expect(onChange).toHaveBeenCalledWith(true);
  });

  it('announces that a switch is on', async () => {
    const onChange = vi.fn();
    const { user } = renderWithHost(
      <Switch checked onChange={onChange}>
        Sound
      </Switch>,
    );
    await user.click(screen.getByRole('switch', { name: 'Sound', checked: true }));
    expect(onChange).toHaveBeenCalledWith(false);
  });

  it('passes the typed value of a select option, not its text', async () => {
    const onChange = vi.fn();
    const options = [
      { value: 0, label: 'None' },
      { value: 5, label: 'Dialysis' },
    ];
    const { user } = renderWithHost(
      <Select aria-label="Motive" value={null} placeholder="Choose" options={options} onChange={onChange} />,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Motive' }), 'Dialysis');
    expect(onChange).toHaveBeenCalledWith(5);
    expect(screen.getByRole('option', { name: 'Choose' })).toBeTruthy();
  });

  it('makes a segmented control one tab stop whose arrow keys select', async () => {
    const onChange = vi.fn();
    const segments = [
      { value: 'map', label: 'Map' },
      { value: 'text', label: 'Text' },
    ];
    const { user } = renderWithHost(
      <SegmentedControl label="View" value="map" onChange={onChange} segments={segments} />,
    );
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Map' }));
    await user.keyboard('{ArrowRight}');
    expect(onChange).toHaveBeenCalledWith('text');
  });

  it('selects an immediately saved choice with Space or Enter, but not while moving with the arrow keys', async () => {
    const onChange = vi.fn();
    const segments = ['none', 'first', 'notice'].map((value) => ({ value, label: value }));
    const { user } = renderWithHost(
      <SegmentedControl deliberate label="Reminder" value="none" onChange={onChange} segments={segments} />,
    );
    const focused = () => document.activeElement?.getAttribute('value');
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect([focused(), onChange.mock.calls]).toEqual(['notice', []]);
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('notice');
    await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft} ');
    expect([focused(), onChange.mock.calls]).toEqual(['first', [['notice'], ['first']]]);
  });
});
