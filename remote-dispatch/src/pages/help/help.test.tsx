import { problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { sampleCompany } from '@navette/shared/testing/company';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages } from '../../testing/messages.ts';
import HelpPage from './index.tsx';

const company = sampleCompany({
  companyName: 'Navette ASBL',
  companyAddress: null,
  companyZip: null,
  companyCity: null,
  companyTel: '+3225551234',
  companyEmail: 'planning@navette.example',
});

const show = (options: HostOptions = {}) =>
  renderWithHost(<HelpPage />, {
    route: '/help',
    messages,
    ...options,
    handlers: { getCompanyProfile: () => company, ...options.handlers },
  });

const topics = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('help page', () => {
  it('shows topics of the pages that the reader may open, with links to them', async () => {
    show({ user: { ...testUser('dispatch'), pages: ['home', 'help', 'booking', 'timeline'] } });
    expect(await screen.findByRole('heading', { name: 'Plan the day' })).toBeTruthy();
    expect(topics()).not.toContain('Parking receipts');
    expect(screen.getAllByRole('link', { name: 'Open this page' }).map((link) => link.getAttribute('href'))).toContain(
      '/timeline',
    );
  });

  it('finds topics by words in any order and without accents, and says how many', async () => {
    const { user } = show({ locale: 'fr', user: { ...testUser('super') } });
    const field = await screen.findByRole('searchbox', { name: 'Chercher dans l’aide' });
    await user.type(field, 'facture CREDIT');
    expect(topics()).toEqual(['Faire les factures d’un mois', 'Payeurs en retard', 'Qui appeler']);
    expect(screen.getByRole('status').textContent).toBe('2 sujets');
    await user.type(field, ' zzz');
    expect(screen.getByRole('status').textContent).toContain('Rien dans l’aide');
  });

  it('shows the phone number to call', async () => {
    show();
    expect((await screen.findByRole('link', { name: '+32 2 555 12 34' })).getAttribute('href')).toBe('tel:+3225551234');
    expect(screen.getByRole('link', { name: 'planning@navette.example' })).toBeTruthy();
  });

  it('shows that no phone number is stored', async () => {
    show({ handlers: { getCompanyProfile: () => ({ ...company, companyTel: null, companyEmail: null }) } });
    expect(await screen.findByText(/No number or address is stored/)).toBeTruthy();
  });

  it('the help page stays readable when the profile fails to load, and retries', async () => {
    let failing = true;
    const { user } = show({ handlers: { getCompanyProfile: () => (failing ? problem(500, 'internal') : company) } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('heading', { name: 'Lists' })).toBeTruthy();
    failing = false;
    await user.click(retry);
    expect(await screen.findByText('Navette ASBL')).toBeTruthy();
  });
});
