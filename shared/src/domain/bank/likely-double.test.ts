import { describe, expect, it } from 'vitest';
import { isLikelyDouble, type KnownMovement } from './likely-double.ts';

const known: KnownMovement = {
  date: '2026-11-18',
  cents: 1235,
  account: 'BE71096123456769',
  counterparty: 'JANSSENS PROEF',
  structured: null,
  detail: 'rit ziekenhuis',
  origin: 'coda',
  numbered: true,
};
const double = (more: Partial<KnownMovement>) => isLikelyDouble({ ...known, origin: 'belfius', ...more }, known);

describe('a movement that another format holds too', () => {
  it.each([
    ['with the same account', {}],
    ['a day later', { date: '2026-11-19' }],
    ['with the account written in groups', { account: 'BE71 0961 2345 6769' }],
    ['by its name where a format has no account', { account: null, counterparty: 'Janssens proef' }],
    ['by day and amount where a format names nobody', { account: null, counterparty: null }],
    ['whose format has no numbers', { origin: 'generic', numbered: false }],
    ['whose format nobody kept', { origin: null, numbered: false }],
    ['that has no number of the format yet', { origin: 'coda', numbered: false }],
  ])('is likely one %s', (_name, more) => {
    expect(double(more)).toBe(true);
  });

  it.each([
    ['another amount', { cents: 1236 }],
    ['another week', { date: '2026-11-25' }],
    ['another account', { account: 'BE68539007547034' }],
    ['another name', { account: null, counterparty: 'PEETERS' }],
    ['another number of the same format', { origin: 'coda' }],
  ])('is another one with %s', (_name, more) => {
    expect(double(more)).toBe(false);
  });

  it('is another one of a format without numbers whose content differs', () => {
    const one = { ...known, origin: 'generic', numbered: false };
    expect(isLikelyDouble({ ...one, detail: 'rit dialyse' }, one)).toBe(false);
  });

  it('is another one when it speaks of another invoice', () => {
    const one = { ...known, structured: '100012300038' };
    expect(isLikelyDouble({ ...one, origin: 'belfius', structured: '100012400068' }, one)).toBe(false);
  });
});
