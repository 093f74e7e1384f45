import type { ComponentType, ReactNode } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { lazyPart, type LazyFailureProps, type LazyPart } from '../../lazy/lazy-part.tsx';
import { PartAdvice, PartRetry } from '../../lazy/part-unavailable.tsx';
import { Dialog } from './dialog.tsx';

interface Closable {
  readonly onClose: () => void;
}

/**
 * Makes a dialog a separate chunk (see `lazyPart`). When its code can't be fetched, a dialog with Retry and Close takes its place, and the page with the
 * forms below it stays as it is.
 *
 * @param fetchCode imports the dialog
 * @example
 * const ViewDialog = lazyDialog(async () => (await import('./view-dialog.tsx')).ViewDialog);
 */
export const lazyDialog = <Props extends Closable>(fetchCode: () => Promise<ComponentType<Props>>): LazyPart<Props> =>
  lazyPart(fetchCode, undefined, UnavailableDialog);

function UnavailableDialog({ part: { onClose }, ...failure }: LazyFailureProps<Closable>): ReactNode {
  const t = useT();
  const close = () => onClose();
  return (
    <Dialog
      open
      onClose={close}
      title={t('shared.part.unavailable')}
      footer={
        <>
          <Button onClick={close}>{t('shared.close')}</Button>
          <PartRetry {...failure} variant="solid" />
        </>
      }
    >
      <Alert status="error">
        <PartAdvice {...failure} />
      </Alert>
    </Dialog>
  );
}
