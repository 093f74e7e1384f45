import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { TYPES, typesOf } from './standard-manifest.mjs';

const dialogs = [{ name: 'x/client@1', module: './dialogs/client' }];

it('the archive of types holds each module under the name by which a host imports it', () => {
  const { [TYPES.zip]: zip = Buffer.alloc(0) } = typesOf(['./pages/codes', './dialogs/client'], dialogs);
  const files = Object.entries(unzipSync(zip)).map(([file, bytes]) => [file, Buffer.from(bytes).toString()]);
  expect(Object.fromEntries(files)).toEqual({
    'dialogs/client.d.ts': expect.stringContaining("DialogProps<'x/client@1'>"),
    'pages/codes.d.ts': expect.stringContaining('ComponentType;'),
  });
});

it('the types of loadRemote leave the name of the remote to the host', () => {
  const { [TYPES.api]: api } = typesOf(['./pages/codes'], []);
  expect(String(api)).toContain("RemoteKeys = 'REMOTE_ALIAS_IDENTIFIER/pages/codes'");
  expect(String(api)).toContain("typeof import('REMOTE_ALIAS_IDENTIFIER/pages/codes')");
});

it('the same modules give the same bytes, in whatever order they come', () => {
  const [one, other] = [typesOf(['./pages/a', './pages/b'], []), typesOf(['./pages/b', './pages/a'], [])];
  expect(other).toEqual(one);
});
