import { useT } from '@navette/shared/i18n';
import { Alert, NotSetUp, Button, describeFault, ErrorState, Spinner, Stack, Text } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';

interface SendPreviewDialogProps {
  readonly title: string;
  readonly size: 800 | 1200;
  /** Text of the button that sends. */
  readonly sendText: string;
  /** Number of documents that would go, by their ways. */
  readonly ways: { readonly count: number; readonly mail: number; readonly post: number; readonly none: number };
  readonly query: {
    readonly data: { readonly delivers: boolean } | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly sending: { readonly error: unknown; readonly isPending: boolean };
  readonly onSend: () => void;
  readonly onClose: () => void;
  /** The preview, below the ways; rendered once it is loaded. */
  readonly children: ReactNode;
}

/** Dialog that shows what would be sent, by which ways, before it is. */
export function SendPreviewDialog(props: SendPreviewDialogProps): ReactNode {
  const { title, size, sendText, ways, query, sending, onSend, onClose, children } = props;
  const t = useT();
  const fault = sending.error ? describeFault(sending.error) : undefined;
  return (
    <Dialog
      open
      size={size}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button
            variant="solid"
            icon={<Send aria-hidden />}
            loading={sending.isPending}
            disabled={ways.count === 0 || query.isFetching}
            onClick={onSend}
          >
            {sendText}
          </Button>
        </>
      }
    >
      {query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : query.data ? (
        <Stack gap="3">
          {fault && <Alert status="error" title={t(fault.messageKey, fault.params)} />}
          <NotSetUp without={{ mailOut: t('sending.kept') }} />
          <Text fontWeight="semibold">{t('sending.ways', { mail: ways.mail, post: ways.post, none: ways.none })}</Text>
          {children}
        </Stack>
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}
