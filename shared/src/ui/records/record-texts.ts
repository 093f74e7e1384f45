/**
 * Message keys of a kind of record. Each has the parameter `{name}` and the kind's own values, except `title`, `add`, `addTitle`, `empty` and
 * `formName`.
 */
export interface RecordTexts {
  /** Heading of the list. */
  readonly title: string;
  /** Button that adds a record. */
  readonly add: string;
  /** Sentence of an empty list. */
  readonly empty: string;
  /** Title of the form of a new record. */
  readonly addTitle: string;
  /** Title of the form of an existing record. */
  readonly editTitle: string;
  /** Title of that form while the record is loading and only its `{id}` is known. */
  readonly pending: string;
  /** Name of the form in the question about unsaved changes. */
  readonly formName: string;
  /** Confirmation of a delete, and its consequences; unused where a delete can be undone. */
  readonly deleteTitle: string;
  readonly deleteBody: string;
  readonly deleted: string;
  readonly deleteFailed: string;
  /** After Undo. */
  readonly restored: string;
  readonly restoreFailed: string;
}

/** The message keys of a kind of record, all under its prefix: `mcode.title`, `mcode.add`, `mcode.add.title`, … */
export const recordTexts = (prefix: string): RecordTexts => ({
  title: `${prefix}.title`,
  add: `${prefix}.add`,
  empty: `${prefix}.empty`,
  addTitle: `${prefix}.add.title`,
  editTitle: `${prefix}.edit.title`,
  pending: `${prefix}.edit.pending`,
  formName: `${prefix}.form.name`,
  deleteTitle: `${prefix}.delete.title`,
  deleteBody: `${prefix}.delete.body`,
  deleted: `${prefix}.deleted`,
  deleteFailed: `${prefix}.delete.failed`,
  restored: `${prefix}.restored`,
  restoreFailed: `${prefix}.restore.failed`,
});
