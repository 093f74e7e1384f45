import { isIban, normaliseIban } from '../identity/iban.ts';
import { parseOgm } from '../invoice/structured-communication.ts';
import { CODA_WIDTH, codaCents, codaDate, field } from './coda-records.ts';
import { finishedMovements, type CodaMovement } from './coda-movements.ts';
import type { RefusedStatementLine, StatementLine, StatementWarning } from './statement-line.ts';

/** What a CODA file held. */
export interface CodaContent {
  readonly lines: readonly StatementLine[];
  readonly refused: readonly RefusedStatementLine[];
  readonly warnings: readonly StatementWarning[];
}

/**
 * Reads a CODA 2.x file record by record (FORMATS, CODA); a file may hold several statements. Give it each line, then ask for the content.
 * The balance of each statement is checked: old + credits − debits = new.
 */
export class CodaReader {
  readonly #movements: CodaMovement[] = [];
  readonly #refused: RefusedStatementLine[] = [];
  readonly #warnings = new Set<StatementWarning>();
  #line = 0;
  #statement = { from: 0, opening: 0, records: 0, open: false, closed: false };

  read(record: string): void {
    this.#line += 1;
    const padded = record.replace(/\r$/u, '');
    if (padded.trim() === '') return;
    if (padded.length > CODA_WIDTH || padded.length < CODA_WIDTH - 1) return this.#broken(padded);
    // The header, and the trailer itself, do not count.
    if (/^[1-8]/u.test(padded)) this.#statement.records += 1;
    switch (padded.slice(0, 2)) {
      case '00':
        return this.#header(padded);
      case '21':
        return this.#movement(padded);
      case '22':
        return this.#more(padded, field(padded, 11, 63));
      case '23':
        return this.#counterparty(padded);
      default:
        if (padded.startsWith('1'))
          this.#statement.opening = codaCents(field(padded, 43), field(padded, 44, 58)) ?? Number.NaN;
        else if (padded.startsWith('8')) this.#closing(padded);
        else if (padded.startsWith('9')) this.#trailer(padded);
        else if (!/^[34]/u.test(padded)) this.#refuse();
    }
  }

  content(): CodaContent {
    if (this.#statement.open) this.#warnings.add('transaction.warning.incomplete');
    const last = this.#movements.at(-1);
    if (last && this.#statement.open && !this.#statement.closed) last.incomplete = true;
    const { lines, refused } = finishedMovements(this.#movements);
    return { lines, refused: [...this.#refused, ...refused], warnings: [...this.#warnings] };
  }

  #header(record: string): void {
    this.#statement = { from: this.#movements.length, opening: Number.NaN, records: 0, open: true, closed: false };
    if (field(record, 17) === 'D') this.#warnings.add('transaction.warning.duplicateFile');
  }

  #movement(record: string): void {
    const communication = field(record, 63, 115);
    const isStructured = field(record, 62) === '1' && /^10[12]/u.test(communication);
    this.#movements.push({
      line: this.#line,
      sequence: field(record, 3, 6),
      part: field(record, 7, 10),
      date: codaDate(field(record, 116, 121)) ?? codaDate(field(record, 48, 53)),
      cents: codaCents(field(record, 32), field(record, 33, 47)),
      structured: isStructured ? parseOgm(communication.slice(3, 15)) : undefined,
      text: isStructured ? communication.slice(15) : communication,
      account: null,
      counterparty: null,
      incomplete: false,
    });
  }

  /** A part of the movement before it; one without a movement is no CODA. */
  #more(record: string, text: string): void {
    const last = this.#last(record);
    if (last) last.text = `${last.text} ${text}`;
  }

  #counterparty(record: string): void {
    const last = this.#last(record);
    if (!last) return;
    const account = field(record, 11, 44);
    const [iban = ''] = account.split(/\s+/u);
    last.account = isIban(iban) ? normaliseIban(iban) : account || null;
    last.counterparty = field(record, 48, 82) || null;
  }

  #last(record: string): CodaMovement | undefined {
    const last = this.#movements.at(-1);
    if (last?.sequence === field(record, 3, 6) && last.part === field(record, 7, 10)) return last;
    this.#refuse();
    return undefined;
  }

  #closing(record: string): void {
    this.#statement.closed = true;
    const closing = codaCents(field(record, 42), field(record, 43, 57));
    const moved = this.#movements.slice(this.#statement.from).filter(({ part }) => part === '0000');
    const sum = moved.reduce((total, { cents }) => total + (cents ?? 0), this.#statement.opening);
    if (sum !== closing) this.#warnings.add('transaction.warning.balance');
  }

  #trailer(record: string): void {
    if (Number(field(record, 17, 22)) !== this.#statement.records) this.#warnings.add('transaction.warning.count');
    this.#statement.open = false;
  }

  /** A record that was cut: one that goes on with a movement leaves it without its end. */
  #broken(record: string): void {
    const last = this.#movements.at(-1);
    if (last && /^2(?:[23]|$)/u.test(record)) last.incomplete = true;
    this.#refuse();
  }

  #refuse(): void {
    this.#refused.push({ line: this.#line, messageKey: 'transaction.refused.record' });
  }
}
