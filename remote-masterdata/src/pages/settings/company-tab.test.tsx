import { problem, type Answer } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { profile, show } from './testing/show-settings.tsx';

describe('the form of the organisation', () => {
  it('shows the profile of the organisation and saves it whole', async () => {
    const saveCompanyProfile = vi.fn<Answer<'saveCompanyProfile'>>(() => ({ affectedRows: 1 }));
    const { user } = show({ route: '/settings', handlers: { saveCompanyProfile } });
    const fee = await screen.findByLabelText('Administrative fee (€)');
    expect(fee).toHaveProperty('value', '3.00');
    await user.clear(fee);
    await user.type(fee, '4,5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Details of the organisation saved');
    expect(saveCompanyProfile).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: { ...profile, adminPrice: 4.5 } }),
    );
  });
  it('asks about unsaved changes before another tab opens', async () => {
    const { user, address } = show({ route: '/settings' });
    await user.type(await screen.findByLabelText('BIC'), 'G');
    await user.click(screen.getByRole('tab', { name: 'History' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(address()).toBe('/settings');
    await user.click(screen.getByRole('tab', { name: 'History' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(address()).toBe('/settings?tab=history'));
  });

  it('discards the changes of the profile', async () => {
    const { user } = show({ route: '/settings' });
    await user.type(await screen.findByLabelText('City'), ' x');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByLabelText('City')).toHaveProperty('value', 'Bruxelles');
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  it('shows why the profile failed to load, and offers Retry', async () => {
    let fails = true;
    const { user } = show({
      route: '/settings',
      handlers: { getCompanyProfile: () => (fails ? problem(429, 'rateLimited') : profile) },
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByLabelText('City')).toBeTruthy();
  });
});

describe('the logo of documents', () => {
  const file = (size: number) => new File([new Uint8Array(size)], 'logo.png', { type: 'image/png' });
  const none = { imageUrl: null, name: null, at: null };

  it('is uploaded at once and shown, and removed again', async () => {
    let logo: { imageUrl: string | null; name: string | null; at: string | null } = none;
    const { user } = show({
      route: '/settings',
      handlers: {
        getCompanyLogo: () => logo,
        saveCompanyLogo: () => (logo = { imageUrl: '/files/l.jpg', name: 'logo.png', at: '2026-03-10T09:00:00Z' }),
        removeCompanyLogo: () => {
          logo = none;
          return { affectedRows: 1 };
        },
      },
    });
    await screen.findByText('No logo');
    await user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), file(9));
    expect(await screen.findByRole('img', { name: 'logo.png' })).toHaveProperty(
      'src',
      'http://localhost:3000/files/l.jpg',
    );
    await user.click(screen.getByRole('button', { name: 'Remove the logo' }));
    expect(await screen.findByText('No logo')).toBeDefined();
  });

  it('is refused with the reason: too large before it is sent, of another kind by the server', async () => {
    const saveCompanyLogo = vi.fn<Answer<'saveCompanyLogo'>>(() => problem(400, 'file.noLogo'));
    const { user } = show({ route: '/settings', handlers: { saveCompanyLogo } });
    const input = await screen.findByLabelText('Choose a file', { selector: 'input' });
    await user.upload(input, file(1024 * 1024 + 1));
    expect((await screen.findByRole('alert')).textContent).toContain('larger than 1 MB');
    expect(saveCompanyLogo).not.toHaveBeenCalled();
    await user.upload(input, file(9));
    expect(await screen.findByText(/is not a logo/u)).toBeDefined();
  });
});
