import { clearMessages, messagesOf, localeAtom } from '@navette/shared/i18n';
import { server } from '@navette/shared/testing';
import { getDefaultStore } from 'jotai';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { readDeveloped } from './developed-remote.ts';
import { pinned } from './testing/pinned.ts';

it('shows the texts of a remote that is being written as soon as they change, without a reload', async () => {
  clearMessages();
  getDefaultStore().set(localeAtom, 'nl');
  let text = 'Ritten';
  server.use(
    http.get('*/remotes/x/declaration.json', () => HttpResponse.json(pinned().declaration)),
    http.get('*/remotes/x/mf-manifest.json', () =>
      HttpResponse.json({ metaData: { globalName: 'navette_x', remoteEntry: { name: 'remoteEntry.js' } } }),
    ),
    http.get('*/remotes/x/messages/nl.json', () => HttpResponse.json({ 'x.title': text })),
  );
  await readDeveloped('/remotes/x/');
  for (text of ['Ritten', 'Alle ritten']) {
    dispatchEvent(new Event('navette-texts'));
    await vi.waitFor(() => expect(messagesOf('nl')).toEqual({ 'x.title': text }));
  }
});
