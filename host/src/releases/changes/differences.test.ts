import { describe, expect, it } from 'vitest';
import { aChange, aRemote, aStatus } from '../testing/samples.ts';
import { choiceDifferences, rollbackDifferences } from './differences.ts';

const status = aStatus({
  remotes: [aRemote('dispatch', '1.2.0', { staged: '1.3.0' }), aRemote('masterdata', '1.0.0')],
});

describe('differences of a selection', () => {
  it('lists the differences between chosen and running versions', () => {
    const choices = [
      { name: 'dispatch', version: '1.3.0' },
      { name: 'masterdata', version: '1.0.0' },
      { name: 'billing', version: '0.1.0' },
    ];
    expect(choiceDifferences(status, choices)).toEqual([
      { name: 'dispatch', before: '1.2.0', after: '1.3.0' },
      { name: 'billing', before: null, after: '0.1.0' },
    ]);
  });
});

describe('another host', () => {
  const { running } = aStatus();
  const inHost = aStatus({
    running: running && { ...running, host: '1.2.0' },
  });

  it('lists another host as a difference of a selection', () => {
    expect(choiceDifferences(inHost, [{ name: 'host', version: 'deployed' }])).toEqual([
      { name: 'host', before: '1.2.0', after: 'deployed' },
    ]);
  });

  it('lists the return to the deployed host as a difference of a rollback', () => {
    const history = [aChange('activate', 'second', 'third', [{ name: 'host', before: 'deployed', after: '1.2.0' }])];
    expect(rollbackDifferences(inHost, history, 'second')).toEqual([
      { name: 'host', before: '1.2.0', after: 'deployed' },
    ]);
  });
});

describe('differences of a rollback', () => {
  const history = [
    aChange('activate', 'second', 'third', [{ name: 'dispatch', before: '1.1.0', after: '1.2.0' }]),
    aChange('stage', null, 'trial', [{ name: 'dispatch', before: '1.1.0', after: '1.2.0' }]),
    aChange('activate', 'first', 'second', [
      { name: 'dispatch', before: '1.0.0', after: '1.1.0' },
      { name: 'masterdata', before: null, after: '1.0.0' },
    ]),
  ];

  it('lists the differences of a rollback as the reverse of the changes since', () => {
    expect(rollbackDifferences(status, history, 'second')).toEqual([
      { name: 'dispatch', before: '1.2.0', after: '1.1.0' },
    ]);
  });

  it('combines several changes into one rollback, and removes a remote that was added since', () => {
    expect(rollbackDifferences(status, history, 'first')).toEqual([
      { name: 'dispatch', before: '1.2.0', after: '1.0.0' },
      { name: 'masterdata', before: '1.0.0', after: null },
    ]);
  });

  it('knows no differences when the history does not reach that far back', () => {
    expect(rollbackDifferences(status, history, 'zeroth')).toBeUndefined();
    expect(rollbackDifferences(status, [], 'second')).toBeUndefined();
  });
});
