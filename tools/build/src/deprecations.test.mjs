import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deprecationOf } from '@navette/ops/deprecations';
import { deprecated, deprecatedOperations, deprecationsUsed } from './deprecations.mjs';
import { contractOf } from './facts/contract.mjs';

const root = join(import.meta.dirname, '../../..');
const until = (/** @type {string} */ day) => ({ since: '2026-08-01', until: day, replacedBy: 'what is new' });

describe('deprecations that a remote uses', () => {
  const known = {
    dialogs: { 'masterdata/client@1': until('2026-11-30') },
    slots: { 'bar.mail': until('2026-11-20') },
    operations: { listCodes: until('2026-12-31') },
  };
  const used = (
    /** @type {string[]} */ operations,
    /** @type {{ slot: string }[]} */ slots,
    /** @type {string[]} */ scripts,
  ) =>
    deprecationsUsed({ operations, slots }, scripts, known, '2026-11-25').map(
      ({ severity, detail }) => `${severity} ${detail.split(',')[0]}`,
    );

  it('deprecations that a remote uses are reported once for each dialog, slot and operation, and refused after the last day', () => {
    const scripts = ['open("masterdata/client@1")', 'again("masterdata/client@1")'];
    expect(used(['listCodes', 'listMails'], [{ slot: 'bar.mail' }], scripts)).toEqual([
      'warned It uses the dialog masterdata/client@1',
      'failed It uses the slot bar.mail',
      'warned It uses the operation listCodes',
    ]);
  });

  it('deprecations that a remote uses are not reported when there are none', () => {
    expect(used(['listMails'], [{ slot: 'bar.demands' }], ['open("masterdata/client@2")'])).toEqual([]);
  });
});

describe('declared deprecations', () => {
  it('declared deprecations of operations are read from the contract', () => {
    const operation = (/** @type {string} */ operationId, /** @type {unknown} */ deprecation) => ({
      get: { operationId, deprecated: true, 'x-deprecation': deprecation },
    });
    const contract = contractOf({
      paths: { '/a': operation('listA', until('2027-01-01')), '/b': { get: { operationId: 'listB' } } },
    });
    expect(deprecatedOperations(contract)).toEqual({ listA: until('2027-01-01') });
  });

  it('declared deprecations of dialogs and slots name existing ones, and leave 90 days at least', () => {
    const sources = ['dialog-contracts', 'slot-declaration'].map((file) =>
      readFileSync(join(root, `shared/src/federation/${file}.ts`), 'utf8'),
    );
    const faults = Object.entries({ ...deprecated.dialogs, ...deprecated.slots }).filter(([name, value]) => {
      const { since, until: last } = deprecationOf(value) ?? { since: '', until: '' };
      const days = (Date.parse(last) - Date.parse(since)) / 86_400_000;
      return !(days >= 90) || !sources.some((source) => source.includes(`'${name}'`));
    });
    expect(faults).toEqual([]);
  });
});
