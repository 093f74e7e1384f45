import { useT } from '@navette/shared/i18n';
import { Button } from '@navette/shared/ui';
import { lazyDialog } from '@navette/shared/ui-overlay';
import { CalendarCog } from 'lucide-react';
import { useState, type ReactNode } from 'react';

const SeriesManager = lazyDialog(async () => (await import('./series-manager.tsx')).SeriesManager);

/** Button that opens the manager of a standing order. */
export function ManageSeries({ seriesId }: { readonly seriesId: number }): ReactNode {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="xs" icon={<CalendarCog aria-hidden />} onClick={() => setOpen(true)}>
        {t('series.manage')}
      </Button>
      {isOpen && <SeriesManager {...{ seriesId }} onClose={() => setOpen(false)} />}
    </>
  );
}
