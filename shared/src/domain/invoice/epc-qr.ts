import { moneyText } from '../money/money-text.ts';
import type { Money } from '../money/money.ts';
import { ogmText } from './structured-communication.ts';

/** Contents of a payment code. */
export interface EpcPayment {
  /** Name of the payee; cut at 70 characters. */
  readonly name: string;
  readonly iban: string;
  readonly bic?: string;
  /** Euros, 0.01 to 999999999.99. */
  readonly amount: Money;
  /** Position of the structured communication: line 10 as digits, or line 11 as `+++…+++` (a setting). */
  readonly ogm?: string;
  /** Place of the structured communication: line 10 as digits, or line 11 as `+++…+++` (a setting). */
  readonly ogmLine?: 'reference' | 'text';
  /** Free text of at most 140 characters, when there is no structured communication. */
  readonly text?: string;
}

const MAX_BYTES = 331;

/** The lines 10 (reference) and 11 (text), which exclude each other. */
function remittance({ ogm, ogmLine = 'reference', text }: EpcPayment): readonly [reference: string, text: string] {
  if (!ogm) return ['', oneLine(text ?? '', 140)];
  return ogmLine === 'reference' ? [ogm, ''] : ['', ogmText(ogm)];
}

const oneLine = (text: string, length: number): string =>
  Array.from(text.replace(/\s+/gu, ' ').trim()).slice(0, length).join('');

/**
 * The text of an EPC069-12 payment QR code (error level M): lines end with a line feed, nothing follows the last used one.
 * @throws RangeError when the amount is out of bounds or the text passes 331 bytes.
 */
export function epcPayload(payment: EpcPayment): string {
  if (!(payment.amount >= 0.01 && payment.amount <= 999_999_999.99))
    throw new RangeError(`Cannot ask for ${payment.amount} euros`);
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    payment.bic ?? '',
    oneLine(payment.name, 70),
    payment.iban.replace(/\s/gu, ''),
    `EUR${moneyText(payment.amount)}`,
    '',
    ...remittance(payment),
  ];
  const payload = lines.join('\n').trimEnd();
  if (new TextEncoder().encode(payload).length > MAX_BYTES) throw new RangeError('The payment code is too long');
  return payload;
}
