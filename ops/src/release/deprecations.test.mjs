import { expect, it } from 'vitest';
import { deprecationFinding, deprecationOf, dialogsIn } from './deprecations.mjs';

const deprecation = { since: '2026-08-01', until: '2026-11-25', replacedBy: 'masterdata/client@2' };

it('warns of a deprecation up to its last day, and refuses it afterwards', () => {
  expect(deprecationFinding('the dialog masterdata/client@1', deprecation, '2026-11-25')).toEqual({
    severity: 'warned',
    detail:
      'It uses the dialog masterdata/client@1, deprecated since 2026-08-01, which can be used until 2026-11-25: use masterdata/client@2',
  });
  expect(deprecationFinding('the dialog masterdata/client@1', deprecation, '2026-11-26')).toEqual({
    severity: 'failed',
    detail: 'It uses the dialog masterdata/client@1, which expired on 2026-11-25: use masterdata/client@2',
  });
});

it.each([undefined, null, 'x', {}, { ...deprecation, until: 'soon' }, { ...deprecation, replacedBy: '' }])(
  'refuses an invalid deprecation: %j',
  (value) => {
    expect(deprecationOf(value)).toBeUndefined();
  },
);

it('finds the dialogs that a script asks for', () => {
  expect(dialogsIn('open("masterdata/client@1",{}),open(`live/map@2`);"a@b.example/x@1";"/api/x@1"')).toEqual([
    'masterdata/client@1',
    'live/map@2',
  ]);
});
