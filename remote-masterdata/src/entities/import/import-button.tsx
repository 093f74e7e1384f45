import { useT } from '@navette/shared/i18n';
import { useNavigate } from '@navette/shared/router';
import { Button } from '@navette/shared/ui';
import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ImportableKind } from '@navette/shared/import';

/** Link from a list to the import of its kind. */
export function ImportButton({ kind }: { readonly kind: ImportableKind }): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  return (
    <Button icon={<Upload aria-hidden />} onClick={() => void navigate(`/import?kind=${kind}`)}>
      {t('import.open')}
    </Button>
  );
}
