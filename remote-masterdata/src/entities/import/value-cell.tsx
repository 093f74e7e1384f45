import { isIsoDate } from '@navette/shared/domain';
import { importText, type ImportCell, type ImportField, WORD_VALUES } from '@navette/shared/import';
import { useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { Box } from '@navette/shared/ui';
import type { FormattingContext } from '@navette/shared/ui-table';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type PreviewRow, weekdayNames } from './preview-row.ts';
import { wordLabel } from './words-step.tsx';

/** Value of a cell as the office writes it; a text of the file where it is wrong. */
export function cellText({ type, field }: ImportField, row: PreviewRow, { t, formats }: FormattingContext): string {
  const value = row.given[field];
  const text = importText(row.given, field);
  if (type === 'weekdays') return weekdayNames(text, formats) || text;
  if (value !== undefined && WORD_VALUES[type]?.includes(value)) return wordLabel({ type }, value, t);
  if (typeof value === 'number' && type === 'money') return formats.formatAmount(value);
  return isIsoDate(text) ? formats.formatDate(text) : text;
}

const CELL = {
  display: 'block',
  width: '100%',
  minHeight: '6',
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'text',
  borderRadius: 'xs',
  _hover: { bg: 'bg.muted' },
  '&[data-doubt]': { boxShadow: 'inset 0 0 0 1px var(--chakra-colors-orange-600)', paddingInline: '1' },
  '&[data-wrong]': { boxShadow: 'inset 0 0 0 1px var(--chakra-colors-border-error)', paddingInline: '1' },
} as const;
const EDITED = {
  width: '100%',
  minHeight: '6',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.control',
  paddingInline: '1',
} as const;

interface ValueCellProps {
  readonly field: ImportField;
  readonly label: string;
  readonly row: PreviewRow;
  readonly context: FormattingContext;
  /** Why the value should be checked. */
  readonly doubt?: string | undefined;
  readonly onCorrect: (cell: ImportCell) => void;
}

/** A cell to correct: a click or Enter edits it, Enter or leaving saves, Escape keeps the value. Fields with fixed values offer these. */
export function ValueCell({ field, label, row, context, doubt, onCorrect }: ValueCellProps): ReactNode {
  const t = useT();
  const [isEdited, setEdited] = useState(false);
  // Escape moves the focus, which would save.
  const isDone = useRef(false);
  const text = cellText(field, row, context);
  const wrong = [...row.fields, ...row.leftOut].find((one) => one.field === field.field);
  const name = t('import.cell', { field: label, row: row.row });
  const mayDecide = useCan('security');
  const allowed = WORD_VALUES[field.type]?.filter((one) => one !== 'super' || mayDecide);
  const end = (cell?: ImportCell) => {
    if (isDone.current) return;
    isDone.current = true;
    setEdited(false);
    if (cell !== undefined && cell !== text) onCorrect(cell);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => {
    if (event.key === 'Enter') end(event.currentTarget.value);
    else if (event.key === 'Escape') end();
  };
  if (!isEdited)
    return (
      <Box
        as="button"
        css={CELL}
        data-wrong={wrong ? '' : undefined}
        data-doubt={!wrong && doubt !== undefined ? '' : undefined}
        title={wrong ? t(wrong.messageKey, wrong.params) : (doubt ?? text)}
        aria-label={t('shared.labelled', { label: name, text })}
        onClick={() => {
          isDone.current = false;
          setEdited(true);
        }}
      >
        {text}
      </Box>
    );
  if (!allowed)
    return (
      <Box css={{ '& input': EDITED }}>
        <input
          aria-label={name}
          defaultValue={text}
          ref={(input) => input?.focus()}
          onKeyDown={keys}
          onBlur={({ currentTarget }) => end(currentTarget.value)}
        />
      </Box>
    );
  return (
    <Box css={{ '& select': EDITED }}>
      <select
        aria-label={name}
        defaultValue={String(row.given[field.field] ?? '')}
        ref={(select) => select?.focus()}
        onKeyDown={keys}
        onChange={({ currentTarget }) => end(currentTarget.value)}
        onBlur={() => end()}
      >
        <option value="">{t('import.words.none')}</option>
        {allowed.map((value) => (
          <option key={String(value)} value={String(value)}>
            {wordLabel(field, value, context.t)}
          </option>
        ))}
      </select>
    </Box>
  );
}
