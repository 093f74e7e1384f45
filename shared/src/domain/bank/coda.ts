import { isIban, normaliseIban } from '../identity/numbers.ts';
import { CODA_WIDTH, codaAccount, codaCents, codaDate, field, isReturnCode, raw } from './coda-records.ts';
import { linesOfStatement, type CodaMovement, type CodaStatement } from './coda-movements.ts';
import type { RefusedStatementLine, StatementLine, StatementWarning } from './statement-line.ts';

/**
 * Structured information types worth showing, with the width of the name they begin with, if any: of the bank, of the last creditor, of the first
 * debtor.
 */
const TOLD = new Set(['002', '008', '009']);
const COUNTERPARTY = '001';

/**
 * Reads a CODA 2.x file record by record (specification/formats.md#coda); a file may hold several statements. Give it each record, then ask for the lines and
 * the warnings. The balance of each statement is checked: old + credits − debits = new.
 */
export class CodaReader {
  readonly #statements: CodaStatement[] = [];
  readonly #refused: RefusedStatementLine[] = [];
  readonly #warnings = new Set<StatementWarning>();
  #line = 0;

  read(record: string): void {
    this.#line += 1;
    const padded = record.replace(/\r$/u, '');
    if (padded.trim() === '') return;
    if (padded.length > CODA_WIDTH || padded.length < CODA_WIDTH - 1) return this.#broken(padded);
    if (padded.startsWith('00')) return this.#header(padded);
    const statement = this.#statement();
    // The header, and the trailer itself, do not count.
    if (/^[1-8]/u.test(padded)) statement.records += 1;
    switch (padded.slice(0, 2)) {
      case '21':
        return this.#movement(padded, statement);
      case '22':
        return this.#more(padded);
      case '23':
        return this.#counterparty(padded);
      case '31':
        return this.#information(padded);
      case '32':
        return this.#goOn(padded, raw(padded, 11, 115));
      case '33':
        return this.#goOn(padded, raw(padded, 11, 100));
      default:
        if (padded.startsWith('1')) this.#opening(padded, statement);
        else if (padded.startsWith('8')) this.#closing(padded, statement);
        else if (padded.startsWith('9')) this.#trailer(padded, statement);
        else if (!padded.startsWith('4')) this.#refuse();
    }
  }

  /** Movements and refused records, after all records were read. A generator, so that the caller of a large file can yield to other work. */
  *lines(): Generator<StatementLine | RefusedStatementLine> {
    yield* this.#refused;
    for (const statement of this.#statements) {
      if (statement.open) this.#warnings.add('transaction.warning.incomplete');
      const last = statement.movements.at(-1);
      if (last && statement.open && !statement.closed) last.incomplete = true;
      const balanced = yield* linesOfStatement(statement);
      if (!balanced) this.#warnings.add('transaction.warning.balance');
    }
  }

  /** Complete once `lines()` is exhausted. */
  get warnings(): readonly StatementWarning[] {
    return [...this.#warnings];
  }

  #statement(): CodaStatement {
    return this.#statements.at(-1) ?? this.#begin();
  }

  #begin(): CodaStatement {
    const statement: CodaStatement = {
      movements: [],
      name: '',
      foreign: false,
      opening: Number.NaN,
      closing: undefined,
      records: 0,
      open: true,
      closed: false,
    };
    this.#statements.push(statement);
    return statement;
  }

  #header(record: string): void {
    this.#begin();
    if (field(record, 17) === 'D') this.#warnings.add('transaction.warning.duplicateFile');
  }

  #opening(record: string, statement: CodaStatement): void {
    const { own, currency } = codaAccount(record);
    statement.name = [own, field(record, 126, 128) || field(record, 3, 5)].join(' ');
    statement.foreign = currency !== '' && currency !== 'EUR';
    statement.opening = codaCents(field(record, 43), field(record, 44, 58)) ?? Number.NaN;
  }

  #movement(record: string, { movements }: CodaStatement): void {
    const isStructured = field(record, 62) === '1';
    movements.push({
      line: this.#line,
      sequence: field(record, 3, 6),
      part: field(record, 7, 10),
      reference: field(record, 11, 31),
      date: codaDate(field(record, 116, 121)) ?? codaDate(field(record, 48, 53)),
      cents: codaCents(field(record, 32), field(record, 33, 47)),
      type: field(record, 54),
      level: field(record, 125) || '0',
      code: isStructured ? field(record, 63, 65) : undefined,
      texts: [{ fields: [raw(record, 63, 115)], free: !isStructured }],
      returned: isReturnCode(raw(record, 54, 61)),
      account: null,
      counterparty: null,
      incomplete: false,
    });
  }

  #more(record: string): void {
    const last = this.#last(record);
    if (!last) return;
    this.#continue(last, raw(record, 11, 63));
    // Reject, return, refund, reversal, cancellation.
    if (/^[1-5]$/u.test(field(record, 113))) last.returned = true;
  }

  #counterparty(record: string): void {
    const last = this.#last(record);
    if (!last) return;
    const account = field(record, 11, 44);
    const [iban = ''] = account.split(/\s+/u);
    last.account = isIban(iban) ? normaliseIban(iban) : account || null;
    last.counterparty = field(record, 48, 82) || null;
    this.#continue(last, raw(record, 83, 125));
  }

  /** Information records belong to the movement before them; their detail numbers continue the sequence. */
  #information(record: string): void {
    const last = this.#statement().movements.at(-1);
    if (last?.sequence !== field(record, 3, 6)) return this.#refuse();
    const isStructured = field(record, 40) === '1';
    const text = raw(record, 41, 113);
    const code = isStructured ? text.slice(0, 3) : undefined;
    if (code === COUNTERPARTY) last.counterparty ??= text.slice(3).trim() || null;
    const told = code === undefined ? text : TOLD.has(code) ? text.slice(3) : '';
    last.texts.push({ fields: [told], free: code === undefined });
  }

  #goOn(record: string, text: string): void {
    const last = this.#statement().movements.at(-1);
    if (last?.sequence !== field(record, 3, 6) || last.texts.length < 2) return this.#refuse();
    // Continuations of structured information are addresses, accounts and sums, which are not kept.
    if (last.texts.at(-1)?.free === true) this.#continue(last, text);
  }

  #continue(movement: CodaMovement, text: string): void {
    movement.texts.at(-1)?.fields.push(text);
  }

  /** Movement that a continuation record belongs to; a continuation without a movement is no valid CODA. */
  #last(record: string): CodaMovement | undefined {
    const last = this.#statement().movements.at(-1);
    if (last?.sequence === field(record, 3, 6) && last.part === field(record, 7, 10)) return last;
    this.#refuse();
    return undefined;
  }

  #closing(record: string, statement: CodaStatement): void {
    statement.closed = true;
    statement.closing = codaCents(field(record, 42), field(record, 43, 57));
  }

  #trailer(record: string, statement: CodaStatement): void {
    if (Number(field(record, 17, 22)) !== statement.records) this.#warnings.add('transaction.warning.count');
    statement.open = false;
  }

  /** A truncated record: the movement that it continues becomes incomplete. */
  #broken(record: string): void {
    const last = this.#statement().movements.at(-1);
    if (last && /^(?:2(?:[23]|$)|3)/u.test(record)) last.incomplete = true;
    this.#refuse();
  }

  #refuse(): void {
    this.#refused.push({ line: this.#line, messageKey: 'transaction.refused.record' });
  }
}
