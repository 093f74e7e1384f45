import { server } from '@navette/shared/testing';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { sampleSet } from '../testing/sample-set.ts';
import { withFiles } from './file-lists.ts';

const [remote] = Object.values(sampleSet().remotes);
if (!remote) throw new Error('the sample has no remote');
const { files, modules } = remote;

/** The remote as a release without hashes has it. */
const apart = (list: string) => ({ ...remote, list: `/release/files/${list}.json`, files: {}, modules: {} });

it('fetches the hashes of a remote once, from the list that the release names', async () => {
  let asked = 0;
  server.use(
    http.get('*/release/files/once/dispatch.json', () => HttpResponse.json({ files, modules, asked: (asked += 1) })),
  );
  const [one, other] = await Promise.all([withFiles(apart('once/dispatch')), withFiles(apart('once/dispatch'))]);
  expect([one.files, other.modules, asked]).toEqual([files, modules, 1]);
});

it('asks again for a list that did not arrive, and tells why', async () => {
  server.use(
    http.get('*/release/files/late/dispatch.json', () => HttpResponse.json({}, { status: 503 }), { once: true }),
    http.get('*/release/files/late/dispatch.json', () => HttpResponse.json({ files, modules })),
  );
  await expect(withFiles(apart('late/dispatch'))).rejects.toMatchObject({ kind: 'unreachable' });
  expect((await withFiles(apart('late/dispatch'))).files).toEqual(files);
});

it('refuses a list that lacks the hash of a file which a page needs', async () => {
  server.use(http.get('*/release/files/less/dispatch.json', () => HttpResponse.json({ files: {}, modules })));
  await expect(withFiles(apart('less/dispatch'))).rejects.toMatchObject({ kind: 'syntax' });
});
