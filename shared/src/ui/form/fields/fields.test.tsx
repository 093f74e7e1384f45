import { act, screen, waitFor } from '@testing-library/react';
import { useFormContext } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fieldsFor } from '../fields-for.tsx';
import { required } from '../navette-resolver.ts';
import { showFields } from '../testing/one-field.tsx';

const schema = z.object({
  price: z.number().nullable(),
  phone: z.string().nullable(),
  ssn: z.string().nullable(),
  motive: required(z.number()),
  type: z.enum(['to', 'back']),
  back: z.boolean(),
  comment: z.string(),
});
const F = fieldsFor(schema);
const values: z.input<typeof schema> = {
  price: null,
  phone: null,
  ssn: null,
  motive: 5,
  type: 'to',
  back: false,
  comment: '',
};
const motives = [
  { value: 0, label: 'Pas de motif' },
  { value: 5, label: 'Dialyse' },
];
const submit = (): HTMLElement => screen.getByText('Enregistrer');
const noteOf = (field: HTMLElement): string | null | undefined =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

it.each([
  ['12,5', 12.5, '12,50'],
  ['12.50', 12.5, '12,50'],
  ['-3', -3, '-3,00'],
  ['1 234,5', 1234.5, '1 234,50'],
])('reads %s as %d euros and shows %s on leaving', async (text, euros, shown) => {
  const { user, save } = showFields(schema, values, <F.MoneyField name="price" label="Prix" />);
  await user.type(screen.getByLabelText('Prix'), text);
  await user.tab();
  const written = screen.getByLabelText<HTMLInputElement>('Prix').value;
  expect(written.replaceAll(/\s/gu, ' ')).toBe(shown);
  await user.click(submit());
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ price: euros })));
});

function showComputed() {
  let compute = (_price: number): void => undefined;
  function Computed(): null {
    const { setValue } = useFormContext<z.input<typeof schema>>();
    compute = (price) => setValue('price', price);
    return null;
  }
  const fields = (
    <>
      <F.MoneyField name="price" label="Prix" />
      <Computed />
    </>
  );
  const { user } = showFields(schema, values, fields);
  const field = screen.getByLabelText<HTMLInputElement>('Prix');
  return { user, field, compute: (price: number) => act(() => compute(price)) };
}

it('a computed amount in a focused empty field is replaced by the next input', async () => {
  const { user, field, compute } = showComputed();
  await user.click(field);
  compute(27);
  expect(field.value).toBe('27,00');
  await user.keyboard('30');
  expect(field.value).toBe('30');
});

it('an invalid amount is not overwritten by a computed one', async () => {
  const { user, field, compute } = showComputed();
  await user.type(field, '12,5O');
  compute(27);
  expect(field.value).toBe('12,5O');
  await user.tab();
  compute(28);
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['12,5O', 'true']);
});

it.each([
  [0, 'Nombre entier non valide (exemple : 12).'],
  [1, 'Nombre non valide (exemple : 12,5).'],
])('gives an example of a valid number with %d decimals', async (digits, example) => {
  const { user } = showFields(schema, values, <F.NumberField name="price" label="Numéro" digits={digits} />);
  const field = screen.getByLabelText('Numéro');
  await user.type(field, '1,55');
  await user.click(submit());
  await waitFor(() => expect(noteOf(field)?.replaceAll('\u00A0', ' ')).toBe(example));
});

it('keeps a text that is no amount, marks it invalid and blocks saving; an empty amount is null', async () => {
  const { user, save } = showFields(schema, values, <F.MoneyField name="price" label="Prix" />);
  const field = screen.getByLabelText('Prix');
  await user.type(field, '12,555');
  await user.click(submit());
  await waitFor(() => expect(noteOf(field)).toBe('Montant non valide (exemple : 12,50).'));
  expect(field).toHaveProperty('value', '12,555');
  expect(save).not.toHaveBeenCalled();
  await user.clear(field);
  await user.click(submit());
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ price: null })));
});

it('stores a phone in the international form and shows it with +32', async () => {
  const { user, save } = showFields(schema, values, <F.PhoneField name="phone" label="GSM" />);
  await user.type(screen.getByLabelText('GSM'), '0470 12 34 56');
  await user.tab();
  expect(screen.getByLabelText('GSM')).toHaveProperty('value', '+32 470 12 34 56');
  await user.click(submit());
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ phone: '+32470123456' })));
});

it('warns about a national number with a wrong check digit, but saves it', async () => {
  const { user, save } = showFields(schema, values, <F.NationalNumberField name="ssn" label="Numéro national" />);
  const field = screen.getByLabelText('Numéro national');
  await user.type(field, '85073003329');
  await waitFor(() => expect(noteOf(field)).toBe('Ce numéro national semble incorrect : vérifiez ses 11 chiffres.'));
  expect(field.getAttribute('aria-invalid')).toBeNull();
  await user.click(submit());
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ ssn: '85.07.30-033-29' })));
});

it('masks a stored national number until the user reveals it', async () => {
  const { user } = showFields(
    schema,
    { ...values, ssn: '85.07.30-033-28' },
    <F.NationalNumberField name="ssn" label="NISS" />,
  );
  expect(screen.getByLabelText('NISS')).toHaveProperty('value', '••.••.••-•••-28');
  await user.click(screen.getByRole('button', { name: 'Afficher\u00A0: NISS' }));
  await waitFor(() => expect(screen.getByLabelText('NISS')).toHaveProperty('value', '85.07.30-033-28'));
});

it('fetches a masked national number when it is revealed, and reports a failure', async () => {
  const onReveal = vi
    .fn<() => Promise<string | null>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce('85.07.30-033-28');
  const { user, save } = showFields(
    schema,
    { ...values, ssn: '••.••.••-•••-28' },
    <F.NationalNumberField name="ssn" label="NISS" onReveal={onReveal} />,
  );
  const field = screen.getByLabelText('NISS');
  expect(noteOf(field)).toBe('');
  await user.click(screen.getByRole('button', { name: 'Afficher\u00A0: NISS' }));
  await waitFor(() => expect(noteOf(field)).toBe('Le numéro n’a pas pu être affiché. Réessayez.'));
  await user.click(screen.getByRole('button', { name: 'Afficher\u00A0: NISS' }));
  await waitFor(() => expect(field).toHaveProperty('value', '85.07.30-033-28'));
  await user.click(submit());
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ ssn: '85.07.30-033-28' })));
});

it('offers the options of a select by their labels and saves their values', async () => {
  const onChosen = vi.fn<(value: string | number | boolean | null) => void>();
  const { user, save } = showFields(
    schema,
    { ...values, motive: null },
    <F.SelectField name="motive" label="Motif" options={motives} onChosen={onChosen} />,
  );
  expect(screen.getByRole('option', { name: 'Choisir…', selected: true })).toBeDefined();
  await user.click(submit());
  await waitFor(() => expect(noteOf(screen.getByLabelText('Motif'))).toBe('Ce champ est requis.'));
  await user.selectOptions(screen.getByLabelText('Motif'), 'Pas de motif');
  expect(onChosen).toHaveBeenCalledWith(0);
  await user.click(submit());
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ motive: 0 })));
});

it('labels a segmented field, moves in it with the arrow keys, and checks a checkbox with Space', async () => {
  const options = [
    { value: 'to', label: 'Aller' },
    { value: 'back', label: 'Retour' },
  ];
  const { user, save } = showFields(
    schema,
    values,
    <>
      <F.SegmentedField name="type" label="Type" options={options} />
      <F.CheckboxField name="back" label="Avec retour" />
    </>,
  );
  expect(screen.getByRole('radiogroup', { name: 'Type' })).toBeDefined();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  await user.tab();
  await user.keyboard(' ');
  await user.click(submit());
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ type: 'back', back: true })));
});

it('inserts a line break on Enter in a text area, and submits on Ctrl+Enter', async () => {
  const { user, save } = showFields(schema, values, <F.TextAreaField name="comment" label="Remarque" />);
  await user.type(screen.getByLabelText('Remarque'), 'a{Enter}b');
  expect(save).not.toHaveBeenCalled();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ comment: 'a\nb' })));
});
