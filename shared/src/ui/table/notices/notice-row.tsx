import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Button } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import type { TableLoad } from './table-load.ts';

/** Props of the notice of a table without rows. */
export interface NoticeRowProps {
  readonly span: number;
  readonly load: TableLoad;
  /** Text of an empty list without filters. */
  readonly emptyText: string;
  /** Clears the filters; present when some are active. */
  readonly onClearFilters: (() => void) | undefined;
}

/** One row in place of the rows: empty, nothing found, or failed. Headings, toolbar and pager stay. */
export function NoticeRow({ span, load, emptyText, onClearFilters }: NoticeRowProps): ReactNode {
  const t = useT();
  return (
    <tr data-notice>
      <td colSpan={span}>
        {load.error ? (
          <ErrorState
            title={t('table.failed')}
            error={load.error}
            onRetry={() => void load.refetch()}
            retrying={load.isFetching}
          />
        ) : (
          <EmptyState
            title={onClearFilters ? t('table.nothingFound') : emptyText}
            icon={onClearFilters && <SearchX aria-hidden />}
          >
            {onClearFilters && <Button onClick={onClearFilters}>{t('table.clearFilters')}</Button>}
          </EmptyState>
        )}
      </td>
    </tr>
  );
}
