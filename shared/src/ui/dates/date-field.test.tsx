import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fieldsFor } from '../form/fields-for.tsx';
import { Form } from '../form/form.tsx';
import { required } from '../form/navette-resolver.ts';
import { show } from '../form/testing/one-field.tsx';
import { useNavetteForm } from '../form/use-navette-form.ts';

const schema = z.object({ date: required(z.iso.date()) });
const Trip = fieldsFor(schema);

function TripForm({
  save,
  date = null,
}: {
  readonly save: (values: { date: string }) => void;
  readonly date?: string | null;
}) {
  const form = useNavetteForm({ schema, defaultValues: { date }, name: 'shared.add' });
  return (
    <Form form={form} onSubmit={async (values) => save(values)}>
      <Trip.DateField name="date" label="Date" required />
      <button type="submit">Enregistrer</button>
    </Form>
  );
}

it.each(['3/5/2026', '03052026', '3.5.26', '030526', '2026-05-03'])(
  'reads %s as 3 May 2026 and formats it on blur',
  async (text) => {
    const save = vi.fn<(values: { date: string }) => void>();
    const { user } = show(<TripForm save={save} />);
    await user.type(screen.getByLabelText('Date'), text);
    await user.tab();
    expect(screen.getByLabelText('Date')).toHaveProperty('value', '03/05/2026');
    await user.click(screen.getByText('Enregistrer'));
    expect(save).toHaveBeenCalledExactlyOnceWith({ date: '2026-05-03' });
  },
);

it('keeps 31/02/2026 as typed, marks it invalid, leaves the value unchanged and blocks saving', async () => {
  const save = vi.fn<(values: { date: string }) => void>();
  const { user } = show(<TripForm save={save} date="2026-05-03" />);
  const field = screen.getByLabelText('Date');
  await user.clear(field);
  await user.type(field, '31/02/2026');
  await user.tab();
  expect(field).toHaveProperty('value', '31/02/2026');
  await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  await user.click(screen.getByText('Enregistrer'));
  expect(save).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  const note = document.getElementById(field.getAttribute('aria-errormessage') ?? '');
  expect(note?.textContent).toBe('Cette date n’existe pas (exemple : 31/12/2026).');
});
