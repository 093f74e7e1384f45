import type { ReactNode } from 'react';
import type { ContractHandlers } from '../contract-handlers.ts';
import type { HostOptions } from '../render-with-host.tsx';

/** A list page and what makes it special. Texts in the language of `host`, English by default. */
export interface RecordsPageContract<Row> {
  /** Name of the records in the titles of the tests: "M-codes". */
  readonly name: string;
  readonly page: ReactNode;
  /** Signed-in user, route, catalogues, and further handlers of the page's requests. */
  readonly host: HostOptions & { readonly route: string };
  /** Width of the window; 1920 by default, at which no column is hidden. */
  readonly width?: number;
  /** The answer to the list query, by operationId. */
  readonly list: (answer: () => Row[] | Response) => ContractHandlers;
  /** Rows of the server, in another order than on the page. */
  readonly rows: readonly Row[];
  /** @deprecated Nothing asks for it: how a list is cut into pages is proved by the tests of tables. */
  readonly row?: (id: number) => Row;
  /** Headings, from the first column on. */
  readonly columns: readonly string[];
  /** A text of each row, in the order in which the page shows them. */
  readonly order: readonly string[];
  /** Choices of "Rows per page". */
  readonly pageSizes: readonly string[];
  /** The choice a user starts with; the first by default. */
  readonly defaultSize?: string;
  /** A search that differs from what it finds by accents or case; absent where the server searches. */
  readonly search?: { readonly typed: string; readonly finds: string };
  /** Sentence of the empty list. */
  readonly empty: string;
  /** Name of the exported file without its ending, or why there is none; absent where no list of the kind is exported. */
  readonly csv?: string | { readonly blocked: string };
  readonly link?: LinkContract;
  /** The form of a new record: the button that opens it, as the key `n` does, and its title. */
  readonly add?: { readonly button: string; readonly dialog: string };
  readonly remove?: RemoveContract;
}

/** The form that `?id=` opens. */
export interface LinkContract {
  readonly id: number;
  /** Title of the form. */
  readonly dialog: string;
  /** The server's answer to an unknown id, for a form that loads its record. */
  readonly unknown?: ContractHandlers;
  /** Message for an unknown id; by default the notice above the list. */
  readonly missing?: string;
}

/** Deletion of a record. */
export interface RemoveContract {
  /** Id of one of the rows. */
  readonly id: number;
  /** A text of its row. */
  readonly row: string;
  readonly remove: (answer: (call: { readonly path: { readonly id: number } }) => Removed) => ContractHandlers;
  /** Toast after the delete. */
  readonly deleted: string;
  /** Title of the question before it. */
  readonly question?: string;
  /** In place of a question. */
  readonly undo?: UndoContract;
}

/** Undo of a deletion. */
export interface UndoContract {
  readonly restore: (answer: (call: { readonly body: { readonly id: number } }) => Removed) => ContractHandlers;
  /** Toast after Undo, and after one that failed. */
  readonly restored: string;
  readonly failed: string;
}

/** Response of the server to a delete, and to its Undo. */
export type Removed = { affectedRows: number } | Response;
