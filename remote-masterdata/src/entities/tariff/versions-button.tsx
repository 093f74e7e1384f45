import type { TariffKind } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { Box, Button } from '@navette/shared/ui';
import { lazyDialog } from '@navette/shared/ui-overlay';
import { CalendarClock } from 'lucide-react';
import { type ReactNode, useState } from 'react';

const VersionsDialog = lazyDialog(async () => (await import('./versions-dialog.tsx')).VersionsDialog);

interface VersionsButtonProps {
  readonly kind: TariffKind;
  /** Record with the tariff; missing while it is new. */
  readonly ownerId: number | undefined;
}

/** Opens the versions of a tariff beside its current values, for who may change them. */
export function VersionsButton({ kind, ownerId }: VersionsButtonProps): ReactNode {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (!useCan('settings') || ownerId === undefined) return null;
  return (
    <Box gridColumn="span 12" marginBottom="2">
      <Button size="xs" variant="outline" icon={<CalendarClock aria-hidden />} onClick={() => setOpen(true)}>
        {t('tariff.open')}
      </Button>
      {isOpen && <VersionsDialog kind={kind} ownerId={ownerId} onClose={() => setOpen(false)} />}
    </Box>
  );
}
