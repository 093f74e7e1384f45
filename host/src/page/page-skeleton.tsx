import { useT } from '@navette/shared/i18n';
import { Box, Skeleton, Stack, VisuallyHidden } from '@navette/shared/ui';
import { useEffect, useState, type ReactNode } from 'react';

/** Loading state of a page, shown with a delay so that it does not flash on fast loads. */
export function PageSkeleton(): ReactNode {
  const t = useT();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 150);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <Box padding={{ base: '3', lg: '4' }} role="status">
      <VisuallyHidden>{t('shared.loading')}</VisuallyHidden>
      <Stack gap="4">
        <Skeleton width="12rem" height="6" />
        <Skeleton width="100%" height="8" />
        <Skeleton width="100%" height="16rem" />
      </Stack>
    </Box>
  );
}
