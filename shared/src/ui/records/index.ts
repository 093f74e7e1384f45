/**
 * CRUD pages: a kind of record (`RecordKind`) and its list query give a page (`useRecords`, `RecordsPage`) and a form
 * (`RecordForm`); exceptions are passed in.
 */
export { freshRecord, LoadedRecord, recordOf } from './loaded-record.tsx';
export type { LoadedRecordProps, RecordQuery } from './loaded-record.tsx';
export { PendingDialog } from './pending-dialog.tsx';
export type { PendingDialogProps } from './pending-dialog.tsx';
export { RecordForm } from './record-form.tsx';
export type { RecordFormProps } from './record-form.tsx';
export type { CreateAnswer, RecordKind, RecordRow } from './record-kind.ts';
export { pathOfCall } from './record-kind.ts';
export type { RecordTexts } from './record-texts.ts';
export { AddRecordButton, RecordsPage } from './records-page.tsx';
export type { RecordsPageProps } from './records-page.tsx';
export { RecordsTable } from './records-table.tsx';
export type { CloseRecord, RecordsTableProps } from './records-table.tsx';
export { useRecords } from './use-records.ts';
export type { Records, RecordsQuery } from './use-records.ts';
export { isOvertaken, useVersionedSave } from './use-versioned-save.ts';
export type { SavedVersion } from './use-versioned-save.ts';
export { useChooseVersions } from './use-choose-versions.tsx';
export type { DescribedChange, VersionQuestion } from './use-choose-versions.tsx';
export { VersionField, VersionFields } from './version-field.tsx';
export type { VersionChoice } from './version-field.tsx';
export { useRemoveRecord } from './use-remove-record.ts';
