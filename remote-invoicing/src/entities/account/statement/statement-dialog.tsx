import { statementDocument, statementName } from '@navette/shared/document';
import { type DateRange, personName, brusselsToday } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Button, ErrorState, Spinner, Stack, Toolbar } from '@navette/shared/ui';
import { Dialog, Tabs, Checkbox } from '@navette/shared/ui-overlay';
import { useMemo, useState, type ReactNode } from 'react';
import { PrintedDocument, ShownDocument } from '../../document/document-sheet.tsx';
import { PdfButton } from '../../document/pdf-button.tsx';
import { PrintButton } from '../../document/print-button.tsx';
import { statementMail } from '../../mailing/mailed-document.ts';
import { SendButton } from '../../mailing/send-button.tsx';
import { SentList } from '../../mailing/sent-list.tsx';
import { StatementMovements } from './statement-movements.tsx';
import { statementMailing, statementPdf, useStatement } from './statement-requests.ts';
import { DateRangeInput } from '@navette/shared/ui-form';

interface StatementDialogProps {
  readonly clientId: number;
  /** Last and first name, for the title while it loads. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Statement of account of a client: its document, to print, to save as PDF and to send, and its movements as a list. */
export function StatementDialog({ clientId, name, onClose }: StatementDialogProps): ReactNode {
  const t = useT();
  const [part, setPart] = useState<'document' | 'movements'>('document');
  const [range, setRange] = useState<DateRange | null>(null);
  const asked = { clientId, ...(range && { startDate: range.start, endDate: range.end }) };
  const query = useStatement(asked);
  const { data, error, isFetching, refetch } = query;
  const document = useMemo(() => data && statementDocument(data), [data]);
  const mailing = statementMailing(asked);
  return (
    <Dialog
      open
      size={1200}
      onClose={onClose}
      title={t('statement.title', { name: data ? personName(data, 'list') : name })}
      footer={
        <>
          <Button onClick={onClose}>{t('shared.close')}</Button>
          <SendButton mailing={mailing} mail={data && statementMail(data)} />
          <PdfButton
            read={() => statementPdf(asked)}
            fileName={`${data ? statementName(data).fileName : ''}.pdf`}
            disabled={!data}
          />
          <PrintButton disabled={!data} />
        </>
      }
    >
      <Stack gap="3">
        <StatementPeriod range={range} onChange={setRange} />
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : data && document ? (
          <>
            <PrintedDocument document={document} />
            <SentList mailing={mailing} id={clientId} />
            <Tabs
              value={part}
              onChange={setPart}
              label={t('statement.parts')}
              items={[
                {
                  value: 'document',
                  label: t('invoice.document'),
                  content: <ShownDocument document={document} />,
                },
                {
                  value: 'movements',
                  label: t('statement.movements'),
                  content: <StatementMovements query={query} />,
                },
              ]}
            />
          </>
        ) : (
          <Spinner />
        )}
      </Stack>
    </Dialog>
  );
}

/** The year up to today: the most common period. */
const thisYear = (): DateRange => {
  const today = brusselsToday();
  return { start: `${today.slice(0, 4)}-01-01`, end: today };
};

interface StatementPeriodProps {
  /** Null for all movements. */
  readonly range: DateRange | null;
  readonly onChange: (range: DateRange | null) => void;
}

/** Period of a statement of account: all days, or two dates. */
function StatementPeriod({ range, onChange }: StatementPeriodProps): ReactNode {
  const t = useT();
  return (
    <Toolbar role="group" aria-label={t('statement.period')}>
      <Checkbox checked={range === null} onChange={(isAll) => onChange(isAll ? null : thisYear())}>
        {t('shared.allDates')}
      </Checkbox>
      {range && <DateRangeInput label={t('statement.period')} value={range} onChange={onChange} />}
    </Toolbar>
  );
}
