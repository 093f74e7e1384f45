/**
 * CRUD pages: a kind of record (`RecordKind`) and its list query give a page (`useRecords`, `RecordsPage`) and a form
 * (`RecordForm`); exceptions are passed in.
 */
export { BulkDialog } from '../bulk/bulk-dialog.tsx';
export type { BulkDialogProps } from '../bulk/bulk-dialog.tsx';
export type { BulkJob, BulkTexts } from '../bulk/use-bulk-run.ts';
export { isMissed } from '../bulk/use-bulk-run.ts';
export type { Outcome, Outcomes, OutcomeStyles } from '../bulk/use-bulk-run.ts';
export { runJob } from '../bulk/use-bulk-run.ts';
export type { JobRun } from '../bulk/use-bulk-run.ts';
export { useBulkRun } from '../bulk/use-bulk-run.ts';
export type { BulkRun, BulkRuns } from '../bulk/use-bulk-run.ts';
export type { BulkRecord, SendBulk } from './bulk/bulk-edit.ts';
export { BulkForm } from './bulk/bulk-form.tsx';
export type { BulkFormProps } from './bulk/bulk-form.tsx';
export { useAskDeactivation } from './use-ask-deactivation.tsx';
export type { Leaves } from './use-ask-deactivation.tsx';
export { useBulkEdit } from './bulk/use-bulk-edit.tsx';
export type { BulkEditing, BulkEditList, Chosen } from './bulk/use-bulk-edit.tsx';
export { freshRecord, LoadedRecord, recordOf } from './loaded-record.tsx';
export type { LoadedRecordProps, RecordQuery } from './loaded-record.tsx';
export { PendingDialog } from './pending-dialog.tsx';
export type { PendingDialogProps } from './pending-dialog.tsx';
export { RecordForm } from './record-form.tsx';
export type { RecordFormProps } from './record-form.tsx';
export type { CloseRecord, CreateAnswer, RecordKind, RecordRow } from './record-kind.ts';
export { pathOfCall } from './record-kind.ts';
export type { RecordTexts } from './record-texts.ts';
export { AddRecordButton, RecordsPage } from './records-page.tsx';
export type { RecordsPageProps } from './records-page.tsx';
export { RecordsTable } from './records-table.tsx';
export type { RecordsTableProps } from './records-table.tsx';
export { useRecords } from './use-records.ts';
export type { Records, RecordsQuery } from './use-records.ts';
export { compareVersions } from './compare-versions.ts';
export { isOvertaken, useSaveOver } from './use-save-over.ts';
export type { ComparedRecord, ReadRecord } from './use-save-over.ts';
export { useVersionedSave } from './use-versioned-save.ts';
export type { SavedVersion } from './use-versioned-save.ts';
export { useChooseVersions } from './use-choose-versions.tsx';
export type { DescribedChange, VersionQuestion } from './use-choose-versions.tsx';
export type { DescribedEntry, VersionEntries } from './version-entries.ts';
export { VersionField, VersionFields } from './version-field.tsx';
export type { VersionChoice } from './version-field.tsx';
export { useRecordLog } from './use-record-log.tsx';
export { useRemoveRecord } from './use-remove-record.ts';
