import type { components } from '@navette/openapi/types';
import type { DialogProps } from '@navette/shared/federation';
import { renderWithHost, type HostOptions } from '@navette/shared/testing';
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sampleClient, sampleInsurance, sampleSuggestion } from '../testing/samples.ts';
import { chooseAddress, messages, dialogNamed, keeping } from '../testing/forms.ts';
import ClientDialog from './client.tsx';

type ClientForm = components['schemas']['ClientForm'];

const codes = [
  { id: 1, mcode: 'M101', name: 'CM Brussel', price_other: 12, price_dialyse: 14, price_radio: 13, price_chemo: 13 },
];

function show(input: { readonly id?: number; readonly name?: string } = {}, handlers: HostOptions['handlers'] = {}) {
  const onClose = vi.fn<DialogProps<'masterdata/client@1'>['onClose']>();
  const sent: ClientForm[] = [];
  const host = renderWithHost(<ClientDialog input={input} onClose={onClose} />, {
    messages,
    handlers: {
      listMCodes: () => codes,
      listInsurances: () => [sampleInsurance()],
      findClientDuplicates: () => [],
      suggestAddresses: () => [sampleSuggestion()],
      listClientMerges: () => [],
      getClient: ({ path }) => [sampleClient({ id: path.id })],
      createClient: keeping(sent, { insertId: 77 }),
      updateClient: keeping(sent, { affectedRows: 1 }),
      ...handlers,
    },
  });
  return { ...host, onClose, sent };
}

describe('a new client', () => {
  it('starts a new client with the name typed in the picker, and today', async () => {
    show({ name: 'van den broeck jan' });
    const form = await dialogNamed('New client');
    expect(form.getByLabelText('Last name')).toHaveProperty('value', 'Van den Broeck');
    expect(form.getByLabelText('First name')).toHaveProperty('value', 'Jan');
    expect(form.getByLabelText('Client since')).not.toHaveProperty('value', '');
  });
  it('records family, doctor, mutuality and language, and offers the insurers as mutuality', async () => {
    const shown = show({ name: 'Dupont Marie' });
    const form = await dialogNamed('New client');
    await chooseAddress(shown.user, form);
    const paste = async (label: string, text: string) => {
      await shown.user.click(form.getByLabelText(label));
      await shown.user.paste(text);
    };
    await paste('Family contact', 'Mia Dupont');
    await paste('Relation to the client', 'Daughter');
    await paste('Phone of the contact', '0471 11 22 33');
    await paste('E-mail address of the contact', 'mia@');
    await paste('Doctor', 'Dr Peeters');
    await paste('Member number', '123 456');
    await shown.user.selectOptions(form.getByLabelText('Language of documents'), 'Dutch');
    const mutuality = form.getByLabelText('Insurer');
    const offered = document.getElementById(mutuality.getAttribute('list') ?? '')?.children ?? [];
    expect([...offered].map((option) => option.textContent)).toEqual([sampleInsurance().name]);
    await paste('Insurer', 'Helan Brussel');
    await shown.user.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText(/Not a valid e-mail address/);
    await paste('E-mail address of the contact', 'dupont.be');
    await shown.user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shown.sent).toHaveLength(1));
    expect(shown.sent[0]).toMatchObject({
      contactName: 'Mia Dupont',
      contactRelation: 'Daughter',
      contactPhone: '+32471112233',
      contactEmail: 'mia@dupont.be',
      doctorName: 'Dr Peeters',
      doctorPhone: null,
      mutuality: 'Helan Brussel',
      memberNumber: '123 456',
      language: 'nl',
    });
  });

  it('saves a client with the parts of the chosen address, and returns id and name', async () => {
    const shown = show({ name: 'Dupont Marie' });
    const form = await dialogNamed('New client');
    await chooseAddress(shown.user, form);
    await shown.user.type(form.getByLabelText('Mobile'), '0470 12 34 56');
    await shown.user.selectOptions(form.getByLabelText('M-code'), 'M101 – CM Brussel');
    await shown.user.type(form.getByLabelText('Base price (€)'), '12,5');
    await shown.user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shown.onClose).toHaveBeenCalledExactlyOnceWith({ id: 77, label: 'Dupont Marie' }));
    expect(shown.sent[0]).toMatchObject({
      address: 'Rue Haute 12',
      zip: '1000',
      city: 'Bruxelles',
      fullAddress: 'Rue Haute 12, 1000 Bruxelles',
      latitude: 50.84,
      longitude: 4.35,
      mobile: '+32470123456',
      mcode: 'M101',
      basePrice: 12.5,
      email: null,
    });
  });
  it('returns nothing when the form of a client is cancelled', async () => {
    const shown = show({ name: 'Dupont' });
    const form = await dialogNamed('New client');
    await shown.user.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(shown.onClose).toHaveBeenCalledExactlyOnceWith(undefined));
  });

  it('offers the draft of a new client after a reload', async () => {
    const before = show();
    await before.user.type((await dialogNamed('New client')).getByLabelText('Last name'), 'Dupont');
    before.unmount();
    const after = show();
    const form = await dialogNamed('New client');
    await after.user.click(await form.findByRole('button', { name: 'Restore draft' }));
    expect(form.getByLabelText('Last name')).toHaveProperty('value', 'Dupont');
  });
});

describe('another invoice address', () => {
  it('offers another invoice address only to a client who pays by invoice', async () => {
    const { user } = show();
    const form = await dialogNamed('New client');
    expect(form.queryByLabelText('Other invoice address')).toBeNull();
    await user.click(form.getByLabelText('Pays by invoice'));
    await user.click(form.getByLabelText('Other invoice address'));
    expect(form.getByLabelText('Name on the invoice')).toHaveProperty('value', '');
  });

  it.each(['Other invoice address', 'Pays by invoice'])(
    'clears the other invoice address when “%s” is unticked',
    async (label) => {
      const shown = show({ id: 12 });
      const form = await dialogNamed('Edit client Éléonore Dubois');
      expect(form.getByLabelText('Name on the invoice')).toHaveProperty('value', 'CPAS de Bruxelles');
      await shown.user.click(form.getByLabelText(label));
      await shown.user.click(form.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(shown.sent).toHaveLength(1));
      expect(shown.sent[0]).toMatchObject({ invoiceName: null, invoiceAddress: null, postbox2: null });
    },
  );
});

describe('an existing client', () => {
  it('loads a client whole, with the national number masked until it is revealed', async () => {
    const { user } = show({ id: 12 }, { showNationalNumber: () => ({ ssn: '85.07.30-033-28' }) });
    const form = await dialogNamed('Edit client Éléonore Dubois');
    const number = form.getByLabelText('National number');
    expect(number).toHaveProperty('value', '••.••.••-•••-28');
    await user.click(form.getByRole('button', { name: 'Show: National number' }));
    await waitFor(() => expect(number).toHaveProperty('value', '85.07.30-033-28'));
    expect(form.getByLabelText('Internal comments')).toHaveProperty('value', 'Payé en retard en mai.');
  });

  it('warns of a national number with wrong check digits, and saves it', async () => {
    const shown = show({ id: 12 }, { getClient: () => [sampleClient({ ssn: '85.07.30-033-99' })] });
    const form = await dialogNamed('Edit client Éléonore Dubois');
    await form.findByText(/national number does not seem right/i);
    await shown.user.type(form.getByLabelText('Information for the driver'), ' Ascenseur.');
    await shown.user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shown.onClose).toHaveBeenCalledWith({ id: 12, label: 'Dubois Éléonore' }));
    expect(shown.sent[0]).toMatchObject({
      ssn: '85.07.30-033-99',
      info: 'Fauteuil roulant. Ascenseur.',
      invoiceName: 'CPAS de Bruxelles',
    });
  });

  it('keeps an M-code that is missing from the catalogue', async () => {
    const shown = show({ id: 12 }, { getClient: () => [sampleClient({ mcode: 'M999' })] });
    const form = await dialogNamed('Edit client Éléonore Dubois');
    await shown.user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shown.sent[0]).toMatchObject({ mcode: 'M999' }));
  });
});
