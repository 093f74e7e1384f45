/** Treatment of a column in a table with persons. */
export interface ColumnTreatment {
  /** Personal data: erased when a client is anonymised. */
  readonly erased?: true;
  /** Part of the address, which a merge takes over as a whole when the kept client has none. */
  readonly place?: true;
  /**
   * Taken over by a merge together with the other columns of its group, when the kept client has none of them: the phone of one person must not join
   * the name of another.
   */
  readonly group?: 'contact' | 'doctor' | 'invoicePlace' | 'mutuality' | 'refund';
  /** Never written to a log. */
  readonly secret?: true;
  /** Returned for a single record, not in lists. */
  readonly detail?: true;
  /** Internal: neither returned by the API nor exported. */
  readonly internal?: true;
}

/** Several columns with the same treatment. */
export const columns = <const Treatment extends ColumnTreatment, Name extends string>(
  treatment: Treatment,
  ...names: readonly Name[]
): { readonly [Column in Name]: Treatment } => Object.assign({}, ...names.map((name) => ({ [name]: treatment })));
