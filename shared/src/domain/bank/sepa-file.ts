import { normaliseIban } from '../identity/numbers.ts';
import { moneyText, sumMoney, toCents, type Money } from '../money/money.ts';
import { brusselsNow } from '../time/brussels.ts';
import type { IsoDate } from '../time/date.ts';
import { sepaText, xmlDocument, type XmlElement } from './sepa-text.ts';

/** Generation of the ISO 20022 messages: of 2009 (pain.001.001.03, pain.008.001.02) or of 2019 (pain.001.001.09, pain.008.001.08). */
export type SepaVersion = '2009' | '2019';

/** Messages by kind of batch and generation. */
export const SEPA_MESSAGES = {
  transfer: { '2009': 'pain.001.001.03', '2019': 'pain.001.001.09' },
  debit: { '2009': 'pain.008.001.02', '2019': 'pain.008.001.08' },
} as const;

/** Party whose account a file moves: the organisation. */
export interface SepaOwner {
  readonly name: string;
  readonly iban: string;
  readonly bic: string | null;
  /** Ten digits of the enterprise number; null when unknown. */
  readonly enterprise: string | null;
}

/** One payment of a file. */
export interface SepaPayment {
  readonly endToEndId: string;
  /** Euros, above 0. */
  readonly amount: Money;
  /** Holder of the other account. */
  readonly name: string;
  readonly iban: string;
  /** Twelve digits of a Belgian structured communication; it replaces the text. */
  readonly structured: string | null;
  readonly text: string;
}

/** A payment that the mandate of a debtor allows. */
export interface SepaDebit extends SepaPayment {
  readonly mandate: string;
  readonly signedOn: IsoDate;
  readonly sequence: SepaSequence;
}

/** Place of a direct debit in its mandate: first, recurrent, or the only one. */
export type SepaSequence = 'FRST' | 'RCUR' | 'OOFF';

/** Head of a file: its version, number, time, day of execution and owner. */
export interface SepaHead {
  readonly version: SepaVersion;
  /** Unique for the bank, at most 30 characters. */
  readonly messageId: string;
  readonly createdAt: Date;
  /** Day of execution or collection. */
  readonly date: IsoDate;
  readonly owner: SepaOwner;
}

const account = (iban: string): XmlElement => ['Id', [['IBAN', normaliseIban(iban)]]];

/** The bank of an account; with the IBAN alone where the BIC is not known. */
const agent = (version: SepaVersion, bic: string | null): XmlElement => [
  'FinInstnId',
  bic === null ? [['Othr', [['Id', 'NOTPROVIDED']]]] : [[version === '2009' ? 'BIC' : 'BICFI', bic]],
];

const sumsOf = (payments: readonly SepaPayment[]): XmlElement[] => [
  ['NbOfTxs', String(payments.length)],
  ['CtrlSum', moneyText(sumMoney(payments.map(({ amount }) => amount)))],
];

function header({ messageId, createdAt, owner }: SepaHead, payments: readonly SepaPayment[]): XmlElement {
  const identified: XmlElement = [
    'Id',
    [
      [
        'OrgId',
        [
          [
            'Othr',
            [
              ['Id', owner.enterprise ?? ''],
              ['Issr', 'KBO-BCE'],
            ],
          ],
        ],
      ],
    ],
  ];
  // A moment without an offset is the bank's local time.
  const { date, time } = brusselsNow(createdAt);
  return [
    'GrpHdr',
    [
      ['MsgId', messageId],
      ['CreDtTm', `${date}T${time}${createdAt.toISOString().slice(16, 19)}`],
      ...sumsOf(payments),
      ['InitgPty', [['Nm', sepaText(owner.name, 70)], owner.enterprise === null ? undefined : identified]],
    ],
  ];
}

/** Communication of a payment: a structured one as its issuer BBA defines it, else text. */
function remittance({ structured, text }: SepaPayment): XmlElement | undefined {
  const free = sepaText(text, 140);
  if (structured === null) return free === '' ? undefined : ['RmtInf', [['Ustrd', free]]];
  const type: XmlElement = [
    'Tp',
    [
      ['CdOrPrtry', [['Cd', 'SCOR']]],
      ['Issr', 'BBA'],
    ],
  ];
  return ['RmtInf', [['Strd', [['CdtrRefInf', [type, ['Ref', structured]]]]]]];
}

/**
 * Refuses what no bank accepts.
 * @throws RangeError for no payment, an amount that is not positive, or a name without a letter of SEPA
 */
function refuse(payments: readonly SepaPayment[]): void {
  if (payments.length === 0) throw new RangeError('A file without payments');
  for (const { endToEndId, amount, name } of payments)
    if (!(toCents(amount) > 0) || sepaText(name, 70) === '') throw new RangeError(`Cannot pay ${endToEndId}`);
}

const documentOf = (message: string, root: string, parts: readonly XmlElement[]): string =>
  xmlDocument([`Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}"`, [[root, parts]]]);

/**
 * File of credit transfers (pain.001) of one account and one day (specification/payments.md#files-for-the-bank). Each is booked by itself, so that a
 * line of the statement names its payment.
 * @throws RangeError for no payment or one that cannot be paid
 */
export function transferFile(head: SepaHead, payments: readonly SepaPayment[]): string {
  refuse(payments);
  const { version, messageId, date, owner } = head;
  const transfers = payments.map((payment): XmlElement => [
    'CdtTrfTxInf',
    [
      ['PmtId', [['EndToEndId', payment.endToEndId]]],
      ['Amt', [['InstdAmt Ccy="EUR"', moneyText(payment.amount)]]],
      ['Cdtr', [['Nm', sepaText(payment.name, 70)]]],
      ['CdtrAcct', [account(payment.iban)]],
      remittance(payment),
    ],
  ]);
  const information: XmlElement = [
    'PmtInf',
    [
      ['PmtInfId', messageId],
      ['PmtMtd', 'TRF'],
      ['BtchBookg', 'false'],
      ...sumsOf(payments),
      ['PmtTpInf', [['SvcLvl', [['Cd', 'SEPA']]]]],
      ['ReqdExctnDt', version === '2009' ? date : [['Dt', date]]],
      ['Dbtr', [['Nm', sepaText(owner.name, 70)]]],
      ['DbtrAcct', [account(owner.iban)]],
      ['DbtrAgt', [agent(version, owner.bic)]],
      ['ChrgBr', 'SLEV'],
      ...transfers,
    ],
  ];
  return documentOf(SEPA_MESSAGES.transfer[version], 'CstmrCdtTrfInitn', [header(head, payments), information]);
}

const SEQUENCES: readonly SepaSequence[] = ['FRST', 'RCUR', 'OOFF'];

/**
 * File of direct debits (pain.008, CORE scheme), grouped by their place in the mandate (specification/payments.md#files-for-the-bank).
 * @throws RangeError for no payment or one that cannot be collected
 */
export function debitFile(head: SepaHead, creditorId: string, payments: readonly SepaDebit[]): string {
  refuse(payments);
  const groups = SEQUENCES.flatMap((sequence) => {
    const some = payments.filter((payment) => payment.sequence === sequence);
    return some.length === 0 ? [] : [collection(head, creditorId, { sequence, some })];
  });
  return documentOf(SEPA_MESSAGES.debit[head.version], 'CstmrDrctDbtInitn', [header(head, payments), ...groups]);
}

function collection(
  { version, messageId, date, owner }: SepaHead,
  creditorId: string,
  { sequence, some }: { readonly sequence: SepaSequence; readonly some: readonly SepaDebit[] },
): XmlElement {
  const scheme: XmlElement = ['SchmeNm', [['Prtry', 'SEPA']]];
  return [
    'PmtInf',
    [
      ['PmtInfId', `${messageId}-${sequence}`],
      ['PmtMtd', 'DD'],
      ['BtchBookg', 'false'],
      ...sumsOf(some),
      [
        'PmtTpInf',
        [
          ['SvcLvl', [['Cd', 'SEPA']]],
          ['LclInstrm', [['Cd', 'CORE']]],
          ['SeqTp', sequence],
        ],
      ],
      ['ReqdColltnDt', date],
      ['Cdtr', [['Nm', sepaText(owner.name, 70)]]],
      ['CdtrAcct', [account(owner.iban)]],
      ['CdtrAgt', [agent(version, owner.bic)]],
      ['ChrgBr', 'SLEV'],
      ['CdtrSchmeId', [['Id', [['PrvtId', [['Othr', [['Id', creditorId], scheme]]]]]]]],
      ...some.map((payment): XmlElement => [
        'DrctDbtTxInf',
        [
          ['PmtId', [['EndToEndId', payment.endToEndId]]],
          ['InstdAmt Ccy="EUR"', moneyText(payment.amount)],
          [
            'DrctDbtTx',
            [
              [
                'MndtRltdInf',
                [
                  ['MndtId', payment.mandate],
                  ['DtOfSgntr', payment.signedOn],
                ],
              ],
            ],
          ],
          ['DbtrAgt', [agent(version, null)]],
          ['Dbtr', [['Nm', sepaText(payment.name, 70)]]],
          ['DbtrAcct', [account(payment.iban)]],
          remittance(payment),
        ],
      ]),
    ],
  ];
}
