import { useT } from '@navette/shared/i18n';
import { useNavigate } from '@navette/shared/router';
import { Button } from '@navette/shared/ui';
import { Merge } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDuplicateCount } from './client-requests.ts';

/** Link from the list to the duplicates, with their number once it is known. */
export function DuplicatesButton(): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const count = useDuplicateCount();
  return (
    <Button icon={<Merge aria-hidden />} onClick={() => void navigate('/clientDuplicates')}>
      {count ? t('duplicates.open.count', { count }) : t('duplicates.open')}
    </Button>
  );
}
