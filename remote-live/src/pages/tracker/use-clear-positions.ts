import { useT } from '@navette/shared/i18n';
import { liveStore } from '@navette/shared/realtime';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useCallback, useState } from 'react';

/** Forgets the last positions of all drivers, after a question (DECISIONS 13); the history stays. */
export function useClearPositions(): { readonly clear: () => void; readonly isClearing: boolean } {
  const t = useT();
  const toast = useToast();
  const confirm = useConfirm();
  const [isClearing, setClearing] = useState(false);
  const clear = useCallback(async () => {
    const yes = await confirm({
      title: t('tracker.clear.title'),
      body: t('tracker.clear.body'),
      confirmLabel: t('tracker.clear.confirm'),
    });
    if (!yes) return;
    setClearing(true);
    try {
      await (await liveStore()).clearLocations();
      toast.success(t('tracker.clear.done'));
    } catch (error) {
      toast.failure(t('tracker.clear.failed'), error);
    } finally {
      setClearing(false);
    }
  }, [confirm, toast, t]);
  return { clear: () => void clear(), isClearing };
}
