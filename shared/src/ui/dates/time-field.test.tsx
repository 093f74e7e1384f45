import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldsFor } from '../form/fields-for.tsx';
import { showFields } from '../form/testing/one-field.tsx';

const schema = z.object({ time: z.string().nullable() });
const F = fieldsFor(schema);
const field = (): HTMLElement => screen.getByLabelText('Heure');

it('reads a typed time and formats it on blur', async () => {
  const { user, save } = showFields(schema, { time: null }, <F.TimeField name="time" label="Heure" />);
  await user.type(field(), '9h30');
  await user.tab();
  expect(field()).toHaveProperty('value', '09:30');
  await user.click(screen.getByText('Enregistrer'));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ time: '09:30' }));
});

it('changes a time by five minutes with Up and Down, across midnight too', async () => {
  const { user } = showFields(schema, { time: '23:55' }, <F.TimeField name="time" label="Heure" />);
  await user.click(field());
  await user.keyboard('{ArrowUp}');
  expect(field()).toHaveProperty('value', '00:00');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(field()).toHaveProperty('value', '23:50');
});

it('keeps the text 25:00 in a time field and blocks saving', async () => {
  const { user, save } = showFields(schema, { time: '10:00' }, <F.TimeField name="time" label="Heure" />);
  await user.clear(field());
  await user.type(field(), '25:00');
  await user.click(screen.getByText('Enregistrer'));
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
  expect(field()).toHaveProperty('value', '25:00');
  expect(save).not.toHaveBeenCalled();
});
