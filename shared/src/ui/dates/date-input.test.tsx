import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fieldsFor } from '../form/fields-for.tsx';
import { required } from '../form/navette-resolver.ts';
import { showFields, show } from '../form/testing/one-field.tsx';
import { useState } from 'react';
import { DateInput } from './date-input.tsx';

const schema = z.object({ date: required(z.iso.date()) });
const Trip = fieldsFor(schema);

const field = <Trip.DateField name="date" label="Date" required />;

it('reads a typed date and formats it on blur', async () => {
  const { user, save } = showFields(schema, { date: null }, field);
  await user.type(screen.getByLabelText('Date'), '3.5.26');
  await user.tab();
  expect(screen.getByLabelText('Date')).toHaveProperty('value', '03/05/2026');
  await user.click(screen.getByText('Enregistrer'));
  expect(save).toHaveBeenCalledExactlyOnceWith({ date: '2026-05-03' });
});

it('keeps 31/02/2026 as typed, marks it invalid, leaves the value unchanged and blocks saving', async () => {
  const { user, save } = showFields(schema, { date: '2026-05-03' }, field);
  const input = screen.getByLabelText('Date');
  await user.clear(input);
  await user.type(input, '31/02/2026');
  await user.tab();
  expect(input).toHaveProperty('value', '31/02/2026');
  await vi.waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
  await user.click(screen.getByText('Enregistrer'));
  expect(save).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(document.activeElement).toBe(input));
  const note = document.getElementById(input.getAttribute('aria-errormessage') ?? '');
  expect(note?.textContent).toBe('Cette date n’existe pas (exemple : 31/12/2026).');
});

it('leads with Tab past the calendar to the next field, opens it with Alt and Down, and takes the focus back', async () => {
  const { user } = show(
    <>
      <Day />
      <input aria-label="Heure" />
    </>,
  );
  await user.click(screen.getByLabelText('Jour'));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Heure'));
  await user.tab({ shift: true });
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await screen.findByRole('dialog')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByLabelText('Jour'));
});

function Day() {
  const [day, setDay] = useState<string | null>('2026-05-03');
  return (
    <>
      <DateInput label="Jour" value={day} onChange={setDay} control={{ 'aria-label': 'Jour' }} />
      <output>{day}</output>
    </>
  );
}

it('says below a date input outside a form, once it is left, that 31/02/2026 does not exist, until it is mended', async () => {
  const { user } = show(<Day />);
  const field = screen.getByLabelText('Jour');
  await user.clear(field);
  await user.type(field, '31/02/2026');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  await user.tab();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const note = document.getElementById(field.getAttribute('aria-errormessage') ?? '');
  expect(note?.textContent).toContain('Cette date n’existe pas');
  expect(field).toHaveProperty('value', '31/02/2026');
  await user.clear(field);
  await user.type(field, '28/02/2026');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('2026-02-28');
});

it.each([
  [1100, true],
  [900, false],
])(
  'ends the error of a date where the date ends if it would leave the window: right edge %d px of 1024, %s',
  async (right, ends) => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
    vi.spyOn(HTMLParagraphElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(right - 200, 0, 200, 20),
    );
    const { user } = show(<Day />);
    const field = screen.getByLabelText('Jour');
    await user.clear(field);
    await user.type(field, '31/02/2026');
    await user.tab();
    const note = document.getElementById(field.getAttribute('aria-errormessage') ?? '');
    expect(note?.dataset['ends'] !== undefined).toBe(ends);
  },
);
