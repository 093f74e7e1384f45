import type { ImportableKind, ImportDuplicateReason } from '@navette/shared/domain';
import { messageKey, type Locale } from '@navette/shared/i18n';
import { SelectBox } from '@navette/shared/ui-form';
import type { FormattingContext, TableColumn } from '@navette/shared/ui-table';
import { rowName } from '../kinds.ts';
import { fieldLabel, guessTexts } from '../model/guess-text.ts';
import { choicesOf, defaultChoice, type PreviewRow, type RowChoice, stateOf } from '../model/preview-row.ts';

const STATES = {
  refused: messageKey('import.state.refused'),
  duplicate: messageKey('import.state.duplicate'),
  guessed: messageKey('import.state.guessed'),
  new: messageKey('import.state.new'),
} as const;
const REASONS: Readonly<Record<ImportDuplicateReason, string>> = {
  ssn: messageKey('import.reason.ssn'),
  nameAndBirthday: messageKey('import.reason.nameAndBirthday'),
  nameAndAddress: messageKey('import.reason.nameAndAddress'),
  name: messageKey('import.reason.name'),
  number: messageKey('import.reason.number'),
  trip: messageKey('import.reason.trip'),
};
export const CHOICES: Readonly<Record<RowChoice, string>> = {
  create: messageKey('import.choice.create'),
  skip: messageKey('import.choice.skip'),
  update: messageKey('import.choice.update'),
};

/** Columns of the preview. */
export function previewColumns(
  kind: ImportableKind,
  locale: Locale,
  choices: ReadonlyMap<number, RowChoice>,
  choose: (row: PreviewRow, choice: RowChoice) => void,
): TableColumn<PreviewRow>[] {
  const remarks = (row: PreviewRow, { t, formats }: FormattingContext) =>
    [
      ...row.fields.map(({ field, messageKey: key, params }) =>
        t('import.problem', { field: fieldLabel(kind, locale, field), message: t(key, params) }),
      ),
      ...guessTexts(row, { kind, locale, t, formats }).map(({ text }) => text),
      ...row.duplicates.map(({ row: earlier, name, detail, reason }) =>
        t(earlier === undefined ? 'import.duplicate' : 'import.duplicate.row', {
          name,
          row: earlier ?? 0,
          detail: detail !== null && /^\d{4}-\d\d-\d\d$/u.test(detail) ? formats.formatDate(detail) : (detail ?? ''),
          reason: t(REASONS[reason]),
        }),
      ),
    ].join(' · ');
  return [
    { id: 'row', header: messageKey('import.column.row'), kind: 'id', value: ({ row }) => row, fixed: true },
    {
      id: 'name',
      header: messageKey('import.column.name'),
      value: ({ values }) => rowName(kind, values),
      minWidth: 140,
      grow: 2,
    },
    {
      id: 'state',
      header: messageKey('import.column.state'),
      value: (row) => stateOf(row),
      text: (row, { t }) => t(STATES[stateOf(row)]),
    },
    {
      id: 'remarks',
      header: messageKey('import.column.remarks'),
      value: (row) => row.fields.length + row.duplicates.length + row.guesses.length + row.notices.length,
      text: remarks,
      align: 'start',
      minWidth: 220,
      grow: 5,
    },
    {
      id: 'choice',
      header: messageKey('import.column.choice'),
      value: (row) => choices.get(row.row) ?? defaultChoice(row),
      text: (row, { t }) => t(CHOICES[choices.get(row.row) ?? defaultChoice(row)]),
      width: 190,
      fixed: true,
      cell: (row, { t }) => (
        <SelectBox
          aria-label={t('import.choice.of', { row: row.row })}
          value={choices.get(row.row) ?? defaultChoice(row)}
          disabled={choicesOf(row, kind).length === 1}
          onChange={({ currentTarget }) => {
            const choice = choicesOf(row, kind).find((one) => one === currentTarget.value);
            if (choice) choose(row, choice);
          }}
        >
          {choicesOf(row, kind).map((choice) => (
            <option key={choice} value={choice}>
              {t(CHOICES[choice])}
            </option>
          ))}
        </SelectBox>
      ),
    },
  ];
}
