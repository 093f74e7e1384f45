import type { BankFormat, RefusedStatementLine, StatementLine, StatementWarning } from '@navette/shared/bank';

/** A movement with what stood in the file. */
export interface RawLine extends StatementLine {
  readonly raw: string;
}

/** What a file of a bank holds. */
export interface StatementFile {
  readonly format: BankFormat | 'coda';
  /** Movements and lines that could not be read, in the order of the file. */
  readonly lines: AsyncIterable<RawLine | RefusedStatementLine>;
  /** What is odd about it; known once all lines were taken. */
  warnings(): readonly StatementWarning[];
}
