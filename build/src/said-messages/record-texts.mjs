/** Keys that a kind of record with `textPrefix: 'mcode'` has (@navette/shared/ui-records): `mcode.title`, `mcode.add`, … */
export const RECORD_TEXTS = [
  'title',
  'add',
  'add.title',
  'edit.title',
  'empty',
  'form.name',
  'deleted',
  'delete.failed',
];

/** Those that some kinds of record do without: a delete that can be undone asks nothing, a form that gets its row from the list loads nothing. */
export const OPTIONAL_RECORD_TEXTS = ['delete.title', 'delete.body', 'restored', 'restore.failed', 'edit.pending'];
