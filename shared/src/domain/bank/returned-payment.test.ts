import { describe, expect, it } from 'vitest';
import { returnEvidence, type ReturnSide, saysReturn } from './returned-payment.ts';

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

describe('a payment that the bank gives back', () => {
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
  ])('is none %s', (_name, more) => {
    expect(returnEvidence(back(more), payment)).toBeUndefined();
  });

  it('is said in the words of the banks', () => {
    expect(['Impayé', 'REJET', 'onbetaalde domiciliëring', 'returned'].filter((text) => !saysReturn(text))).toEqual([]);
    expect(saysReturn('Rit terug van het ziekenhuis')).toBe(false);
  });
});
