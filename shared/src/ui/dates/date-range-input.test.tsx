import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { brusselsToday } from '../../domain/time/brussels.ts';
import { belgianDate } from '../../domain/time/date.ts';
import { presetRange, type DateRange } from '../../domain/time/ranges.ts';
import { show } from '../form/testing/one-field.tsx';
import { DateRangeInput } from './date-range-input.tsx';

const told = vi.fn<(range: DateRange) => void>();

function Toolbar({ initial, min }: { readonly initial: DateRange; readonly min?: string }) {
  const [range, setRange] = useState(initial);
  return (
    <DateRangeInput
      label="Période"
      value={range}
      min={min}
      onChange={(next) => {
        told(next);
        setRange(next);
      }}
    />
  );
}

const may = { start: '2026-05-10', end: '2026-05-20' };
const start = (): HTMLElement => screen.getByRole('textbox', { name: 'Période – du' });
const end = (): HTMLElement => screen.getByRole('textbox', { name: 'Période – au' });

it('moves the end of a period along when the start passes it', async () => {
  told.mockReset();
  const { user } = show(<Toolbar initial={may} />);
  await user.clear(start());
  await user.type(start(), '25052026');
  expect(told).toHaveBeenLastCalledWith({ start: '2026-05-25', end: '2026-05-25' });
  expect(end()).toHaveProperty('value', '25/05/2026');
});

it('keeps the text of an end before the start of a period, marks it invalid and does not apply it', async () => {
  told.mockReset();
  const { user } = show(<Toolbar initial={may} />);
  await user.clear(end());
  await user.type(end(), '1/5/2026');
  await user.tab();
  expect(end()).toHaveProperty('value', '01/05/2026');
  expect(end().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('La fin ne peut pas précéder le début.')).toBeDefined();
  expect(told.mock.calls.every(([range]) => range.start <= range.end)).toBe(true);
  await user.clear(end());
  await user.type(end(), '12/5/2026');
  await waitFor(() => expect(end().getAttribute('aria-invalid')).toBeNull());
  expect(told).toHaveBeenLastCalledWith({ start: '2026-05-10', end: '2026-05-12' });
});

it('marks only the start or end of a period that is no existing day, with an error', async () => {
  told.mockReset();
  const { user } = show(<Toolbar initial={may} />);
  await user.clear(start());
  await user.type(start(), '31/02/2026');
  expect(start().getAttribute('aria-invalid')).toBe('true');
  expect(end().getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByText('Cette date n’existe pas (exemple : 31/12/2026).')).toBeDefined();
});

it('offers today, this week, this month and the previous month, and selects the preset that matches the period', async () => {
  told.mockReset();
  const today = brusselsToday();
  const { user } = show(<Toolbar initial={{ start: '2020-01-03', end: '2020-01-05' }} />);
  const presets = screen.getByLabelText('Période', { selector: 'select' });
  expect(presets).toHaveProperty('value', '');
  for (const [name, label] of [
    ['today', 'Aujourd’hui'],
    ['thisWeek', 'Cette semaine'],
    ['thisMonth', 'Ce mois'],
    ['previousMonth', 'Mois précédent'],
  ] as const) {
    await user.selectOptions(presets, label);
    expect(told).toHaveBeenLastCalledWith(presetRange(name, today));
    expect(start()).toHaveProperty('value', belgianDate(presetRange(name, today).start));
  }
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Mois précédent');
});

it('offers no days before the first that can be chosen', async () => {
  told.mockReset();
  const today = brusselsToday();
  const { user } = show(<Toolbar initial={{ start: today, end: today }} min={today} />);
  const presets = screen.getByLabelText('Période', { selector: 'select' });
  expect(within(presets).queryByRole('option', { name: 'Mois précédent' })).toBeNull();
  await user.selectOptions(presets, 'Ce mois');
  expect(told).toHaveBeenLastCalledWith({ start: today, end: presetRange('thisMonth', today).end });
});
