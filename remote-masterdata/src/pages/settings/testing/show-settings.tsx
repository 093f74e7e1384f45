import { renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { sampleCompany } from '@navette/shared/testing/company';
import { screen } from '@testing-library/react';
import { messages } from '../../../testing/forms.ts';
import type { Setting } from '../settings-requests.ts';
import SettingsPage from '../index.tsx';

export const settings: Setting[] = [
  { id: 1, variable: 'companyName', value: 'ASBL Exemple Transport et Services', version: 'v1' },
  { id: 2, variable: 'couleur', value: 'rouge', version: 'v1' },
  { id: 3, variable: 'vide', value: null, version: 'v1' },
];

/** The version that the latest call of a handler was meant for. */
export const meantFor = (handler: {
  readonly mock: { readonly lastCall?: readonly { readonly request: Request }[] | undefined };
}) => handler.mock.lastCall?.[0]?.request.headers.get('If-Match');

export const profile = sampleCompany({ companyBank: 'BE68 5390 0754 7034' });

const changes = [
  { at: '2026-05-03T08:00:00.000Z', by: 'Nadia Peeters', variable: 'adminPrice', before: '3', after: '4.5' },
  { at: '2026-05-01T08:00:00.000Z', by: null, variable: 'couleur', before: null, after: 'rouge' },
];

/** The page of settings, on its table unless the options say otherwise. */
export const show = (options: HostOptions = {}) =>
  renderWithHost(<SettingsPage />, {
    user: testUser('super'),
    route: '/settings?tab=table',
    messages,
    ...options,
    handlers: {
      listSettings: () => settings,
      getCompanyProfile: () => profile,
      getCompanyLogo: () => ({ imageUrl: null, name: null, at: null }),
      listSettingHistory: () => changes,
      ...options.handlers,
    },
  });

type User = ReturnType<typeof show>['user'];

/** Opens a row for editing, and gives its field. */
export const openRow = async (user: User) => {
  const row = (await screen.findByText('couleur')).closest('tr');
  row?.focus();
  await user.keyboard('{Enter}');
  return screen.findByRole('textbox', { name: 'Value' });
};
