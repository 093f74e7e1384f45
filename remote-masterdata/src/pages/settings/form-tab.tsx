import { useT } from '@navette/shared/i18n';
import { Box, ErrorState, Panel, Skeleton, Stack } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useState, type ReactNode } from 'react';
import { refreshSettings } from './requests/use-settings.ts';

/** Props of the form of a tab. */
export interface TabFormProps {
  readonly onSaved: () => void;
  /** Called when the changes are discarded. */
  readonly onDiscard: () => void;
}

interface FormTabProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly texts: {
    /** Accessible name of the form. */
    readonly name: string;
    readonly saved: string;
    /** Message for a failed load. */
    readonly failed: string;
  };
  readonly children: (data: Data, form: TabFormProps) => ReactNode;
}

/** Settings tab with a form, reset after a save to the stored values. */
export function FormTab<Data>({ query, texts, children }: FormTabProps<Data>): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const [opened, setOpened] = useState(0);
  const fillAnew = () => setOpened((times) => times + 1);
  const onSaved = async () => {
    toast.success(texts.saved);
    await refreshSettings(cache);
    fillAnew();
  };
  return (
    <Box maxWidth="60rem">
      <Panel aria-label={texts.name}>
        {query.data ? (
          <Fragment key={opened}>
            {children(query.data, { onSaved: () => void onSaved(), onDiscard: fillAnew })}
          </Fragment>
        ) : query.error ? (
          <ErrorState
            title={texts.failed}
            error={query.error}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        ) : (
          <Stack gap="4" role="status" aria-label={t('shared.loading')}>
            <Skeleton height="8" />
            <Skeleton height="8" />
            <Skeleton height="8" />
          </Stack>
        )}
      </Panel>
    </Box>
  );
}
