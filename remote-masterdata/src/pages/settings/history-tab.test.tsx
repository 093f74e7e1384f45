import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from './testing/show-settings.tsx';

describe('the history of settings', () => {
  it('lists date, author and values before and after each change, the latest first', async () => {
    show({ route: '/settings?tab=history' });
    await screen.findByText('adminPrice');
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      '03/05/2026 10:00Nadia PeetersadminPrice34.5',
      '01/05/2026 10:00couleurrouge',
    ]);
  });
});
