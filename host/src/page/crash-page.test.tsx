import { renderWithHost, server, testUser } from '@navette/shared/testing';
import { registerMessages } from '@navette/shared/i18n';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import en from '../../messages/en.json';
import { CrashPage } from './crash-page.tsx';

it('reports a crash of the host under the number that it shows, without what an error quotes', async () => {
  registerMessages('host', 'en', en);
  const sent: { authorization: string | null; body: unknown }[] = [];
  server.use(
    http.post('*/service/release/loads', async ({ request }) => {
      sent.push({ authorization: request.headers.get('authorization'), body: await request.json() });
      return HttpResponse.json({ affectedRows: 0 });
    }),
  );
  renderWithHost(<CrashPage error={new Error('No chunk for "Dupont Anne"')} />, { user: testUser('dispatch') });
  const shown = (await screen.findByText(/No chunk for/u)).textContent?.match(/[2-9A-Z]{8}/u)?.[0];
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    authorization: expect.stringMatching(/^Bearer ./u),
    body: {
      events: [
        expect.objectContaining({
          remote: 'host',
          outcome: 'threw',
          incidentId: shown,
          detail: 'Error: No chunk for …',
        }),
      ],
    },
  });
});
