import { describe, expect, it } from 'vitest';
import { returnEvidence, type ReturnSide, saysReturn, isLikelyDouble, type KnownMovement } from './returned-payment.ts';

const payment: ReturnSide = {
  date: '2026-11-02',
  amount: 54.5,
  account: 'BE71096123456769',
  counterparty: 'JANSSENS',
  structured: '100012300038',
  detail: '',
  returned: false,
};
const back = (more: Partial<ReturnSide>): ReturnSide => ({
  ...payment,
  date: '2026-11-09',
  amount: -54.5,
  account: null,
  counterparty: null,
  structured: null,
  ...more,
});

describe('a payment returned by the bank', () => {
  it.each([
    ['its structured communication', { structured: '100012300038' }, 95],
    ['its structured communication in the text', { detail: 'RETOUR +++100/0123/00038+++' }, 95],
    ['its account and the word of the bank', { account: 'BE71 0961 2345 6769', detail: 'Terugbetaling' }, 85],
    ['its account alone', { account: 'BE71 0961 2345 6769' }, 70],
    ['the name of the payer where the bank says so', { counterparty: 'Janssens', returned: true }, 50],
  ])('is known by %s', (_name, more, certainty) => {
    expect(returnEvidence(back(more), payment)).toBe(certainty);
  });

  it.each([
    ['of another amount', { structured: '100012300038', amount: -54 }],
    ['that came in as well', { structured: '100012300038', amount: 54.5 }],
    ['of an earlier day', { structured: '100012300038', date: '2026-11-01' }],
    ['of more than thirteen months later', { structured: '100012300038', date: '2028-01-01' }],
    ['of the same account that speaks of another invoice', { structured: '100012400068', account: 'BE71096123456769' }],
    ['of the same name without a word of the bank', { counterparty: 'JANSSENS' }],
    ['of somebody else', { account: 'BE68539007547034', returned: true }],
  ])('a returned payment is not recognised %s', (_name, more) => {
    expect(returnEvidence(back(more), payment)).toBeUndefined();
  });

  it('a returned payment is recognised by the words of the banks', () => {
    expect(['Impayé', 'REJET', 'onbetaalde domiciliëring', 'returned'].filter((text) => !saysReturn(text))).toEqual([]);
    expect(saysReturn('Rit terug van het ziekenhuis')).toBe(false);
  });
});

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

describe('a movement that is also in another format', () => {
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

  it('a movement is a different one in a format without numbers when its contents differ', () => {
    const one = { ...known, origin: 'generic', numbered: false };
    expect(isLikelyDouble({ ...one, detail: 'rit dialyse' }, one)).toBe(false);
  });

  it('a movement is a different one when it names another invoice', () => {
    const one = { ...known, structured: '100012300038' };
    expect(isLikelyDouble({ ...one, origin: 'belfius', structured: '100012400068' }, one)).toBe(false);
  });
});
