import type { DialogProps } from '@navette/shared/federation';
import { renderWithHost } from '@navette/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { messages, dialogNamed, keeping } from '../testing/forms.ts';
import { sampleSuggestion } from '../testing/samples.ts';
import InsuranceDialog from './insurance.tsx';

const insurer = {
  id: 3,
  name: 'Mutualité',
  cn: null,
  address: null,
  zip: null,
  city: null,
  fullAddress: null,
  postbox: null,
  tel: null,
  email: null,
  bank_account: null,
  invoiceChannel: null,
  language: null,
  min10km: null,
  plus10km: null,
  comment: null,
  active: true,
};

it('changes an insurer over another page, and returns its number and name', async () => {
  const onClose = vi.fn<DialogProps<'masterdata/insurance@1'>['onClose']>();
  const sent: unknown[] = [];
  const { user } = renderWithHost(<InsuranceDialog input={{ id: 3 }} onClose={onClose} />, {
    messages,
    handlers: {
      suggestAddresses: () => [sampleSuggestion()],
      getInsurance: () => [insurer],
      updateInsurance: keeping(sent, { affectedRows: 1 }),
    },
  });
  const form = await dialogNamed('Edit insurer Mutualité');
  await user.type(form.getByRole('combobox', { name: 'Address' }), 'rue haute 12');
  await user.click(await screen.findByRole('option', { name: /Rue Haute 12/u }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith({ id: 3, label: 'Mutualité' }));
  expect(sent).toMatchObject([{ name: 'Mutualité', address: 'Rue Haute 12' }]);
});
