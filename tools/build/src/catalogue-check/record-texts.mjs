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

/** Optional texts: a delete with undo needs no question, a form that gets its row from the list no loading text. */
export const OPTIONAL_RECORD_TEXTS = ['delete.title', 'delete.body', 'restored', 'restore.failed', 'edit.pending'];
