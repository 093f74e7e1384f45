import type { ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';

/** Dialog for a link to a record that doesn't exist (any more). */
export function MissingRecord({
  id,
  onClose,
}: {
  readonly id: number | string;
  readonly onClose: () => void;
}): ReactNode {
  const t = useT();
  return (
    <Alert
      status="warning"
      title={t('table.missing', { id: String(id) })}
      actions={
        <Button size="sm" onClick={onClose}>
          {t('shared.close')}
        </Button>
      }
    />
  );
}
