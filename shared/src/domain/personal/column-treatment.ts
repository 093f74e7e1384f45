/** What becomes of a column of a table that holds persons. */
export interface ColumnTreatment {
  /** Says something of the person: erased when a client is anonymised. */
  readonly erased?: true;
  /** Part of the address, which a merged client takes over whole where it has none. */
  readonly place?: true;
  /** Taken over by a merged client together with the other columns of the same group, where it has none of them: the phone of one person never joins the name of another. */
  readonly group?: 'contact' | 'doctor' | 'mutuality';
  /** Never written to a log. */
  readonly secret?: true;
  /** Answered with one record, not with a list. */
  readonly detail?: true;
  /** For the database and the server alone: neither answered nor exported. */
  readonly internal?: true;
}

/** Several columns that are treated the same. */
export const columns = <const Treatment extends ColumnTreatment, Name extends string>(
  treatment: Treatment,
  ...names: readonly Name[]
): { readonly [Column in Name]: Treatment } => Object.assign({}, ...names.map((name) => ({ [name]: treatment })));
