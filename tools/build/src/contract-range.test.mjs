import { expect, it } from 'vitest';
import { contractFault } from './contract-range.mjs';

const known = {
  contract: '1.15.0',
  exports: { './ui': { Alert: '', Table: '1.12.0' }, './session': { session: '' } },
};
/** @param {string} range @param {string[]} scripts */
const rangeFor = (range, ...scripts) => contractFault(range, scripts, known)?.range;

it.each([
  ["import { Alert } from '@navette/shared/ui'; import { useState } from 'react';", undefined],
  ["import * as ui from '@navette/shared/ui';", undefined],
  ["import { Table } from '@navette/shared/ui';", '^1.12.0'],
  ["import { Alert as Note, Fresh as Other } from '@navette/shared/ui';", '^1.15.0'],
  ["import { draw } from '@navette/shared/charts';", '^1.15.0'],
])('a remote asks for the first host that has all it imports: %s', (script, range) => {
  expect(rangeFor('^1.10.0', script)).toBe(range);
});

it('the newest of all exports that the modules of a remote import counts', () => {
  expect(
    rangeFor('^1.2.0', "import { Table } from '@navette/shared/ui';", "import { Fresh } from '@navette/shared/ui';"),
  ).toBe('^1.15.0');
});

it('a range without older hosts is accepted, and a too wide one is explained', () => {
  const script = "import { Table } from '@navette/shared/ui';";
  expect(rangeFor('^1.12.0', script)).toBeUndefined();
  expect(contractFault('^1.11.0', [script], known)?.fault).toBe(
    "src/remote.ts: contract '^1.11.0' includes hosts without Table of @navette/shared/ui, which is there since 1.12.0: write '^1.12.0'",
  );
});
