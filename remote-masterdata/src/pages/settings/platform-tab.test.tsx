import { renderWithHost, testUser, type Answer } from '@navette/shared/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/forms.ts';
import { sampleInsurance } from '../../testing/samples.ts';
import SettingsPage from './index.tsx';

describe('the tables of the external platform', () => {
  const show = (savePlatformTables: Answer<'savePlatformTables'>) =>
    renderWithHost(<SettingsPage />, {
      user: testUser('super'),
      route: '/settings?tab=platform',
      messages,
      handlers: {
        getPlatformTables: () => ({
          insuranceId: 1,
          reasons: [{ value: 'dialysis', motive: 5 }],
          mutualities: [{ value: 'Gone', insuranceId: 2 }],
        }),
        listPlatformValues: () => [
          { kind: 'reason', value: 'dialysis', transports: 9 },
          { kind: 'mutuality', value: 'St. Jean', transports: 4 },
          { kind: 'reason', value: 'newReason', transports: 3 },
        ],
        listInsurances: () => [sampleInsurance(1, 'Mutualité A'), sampleInsurance(2, 'Mutualité B')],
        savePlatformTables,
      },
    });

  it('lists unmapped values of the external platform first, with how often they occur', async () => {
    show(vi.fn());
    await screen.findByText('Unknown value: in 3 trips');
    const labels = screen.getAllByRole('combobox').map((box) => box.getAttribute('name'));
    expect(labels).toEqual([
      'insurer',
      'mutuality:St%2E%20Jean',
      'mutuality:Gone',
      'reason:newReason',
      'reason:dialysis',
    ]);
  });

  it('saves the tables as a whole, with new and existing mappings', async () => {
    const save = vi.fn<Answer<'savePlatformTables'>>(() => ({ affectedRows: 2 }));
    const { user } = show(save);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'New reason' }), 'Consultation');
    await user.selectOptions(screen.getByRole('combobox', { name: 'St. Jean' }), 'Mutualité B');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Gone' }), 'By its name or number, else asked');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Tables of the external platform saved');
    expect(save.mock.calls[0]?.[0].body).toEqual({
      insuranceId: 1,
      reasons: [
        { value: 'dialysis', motive: 5 },
        { value: 'newReason', motive: 4 },
      ],
      mutualities: [{ value: 'St. Jean', insuranceId: 2 }],
    });
  });
});
