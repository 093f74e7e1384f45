import type { BankFormat, RefusedStatementLine, StatementLine, StatementWarning } from '@navette/shared/bank';

/** A movement with its raw text in the file. */
export interface RawLine extends StatementLine {
  readonly raw: string;
}

/** Contents of a bank file. */
export interface StatementFile {
  readonly format: BankFormat | 'coda';
  /** Movements and unreadable lines, in the order of the file. */
  readonly lines: AsyncIterable<RawLine | RefusedStatementLine>;
  /** Warnings; complete once all lines were read. */
  warnings(): readonly StatementWarning[];
}
