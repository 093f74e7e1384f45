import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithHost } from '../../testing/index.ts';
import { Button } from '../kit/button.tsx';
import { MissingRecord, useOpenRecord } from './open-record.tsx';

const Page = () => {
  const { id, open, close } = useOpenRecord();
  return id === undefined ? <Button onClick={() => open(12)}>open</Button> : <MissingRecord id={id} onClose={close} />;
};

describe('the record of a link', () => {
  it('opens a record by ?id=, and removes only the id when it is closed', async () => {
    const { user, address } = renderWithHost(<Page />, { route: '/?q=zoe&id=99' });
    expect(screen.getByRole('alert').textContent).toContain('99');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/?q=zoe'));
  });

  it('closes the open record on Back', async () => {
    const { user, address, go } = renderWithHost(<Page />, { route: '/?q=zoe' });
    await user.click(screen.getByRole('button', { name: 'open' }));
    await waitFor(() => expect(address()).toBe('/?q=zoe&id=12'));
    await go(-1);
    expect(address()).toBe('/?q=zoe');
  });
});
