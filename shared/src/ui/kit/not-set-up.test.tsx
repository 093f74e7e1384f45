import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithHost } from '../../testing/index.ts';
import { NotSetUp } from './not-set-up.tsx';

it('a notice about estimates is closed for good in this browser, one about mails that stay here is not', async () => {
  const content = JSON.stringify({ routes: 'ROUTES_URL', mailOut: 'SMTP_URL' });
  document.head.append(Object.assign(document.createElement('meta'), { name: 'not-set-up', content }));
  const notices = (
    <>
      <NotSetUp without={{ routes: 'Distances are estimated.' }} />
      <NotSetUp without={{ routes: 'Distances are estimated.', mailOut: 'Mails stay here.' }} />
    </>
  );
  const { user } = renderWithHost(notices);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/estimated/u)).toBeNull();
  expect(screen.getByText('Mails stay here.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(localStorage.getItem('navette.notSetUp')).toBe('["routes"]');
});
