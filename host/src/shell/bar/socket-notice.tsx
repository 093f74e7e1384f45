import { useT } from '@navette/shared/i18n';
import { reconnect, useSocketStatus } from '@navette/shared/realtime';
import { Box, Button, Flex } from '@navette/shared/ui';
import { useEffect, useState, type ReactNode } from 'react';

/** Notice while the socket is down, with Retry. Not shown while the page connects for the first time. */
export function SocketNotice(): ReactNode {
  const t = useT();
  const status = useSocketStatus();
  const settled = useSettledDown(status !== 'connected');
  return (
    <Flex align="center" gap="2" role="status">
      {settled && (
        <>
          <Box as="span" textStyle="sm" fontWeight="medium">
            {t('socket.down')}
          </Box>
          <Button size="sm" loading={status === 'connecting'} onClick={reconnect}>
            {t('socket.reconnect')}
          </Button>
        </>
      )}
    </Flex>
  );
}

function useSettledDown(down: boolean): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!down) return undefined;
    const timer = setTimeout(() => setSettled(true), 1500);
    return () => {
      clearTimeout(timer);
      setSettled(false);
    };
  }, [down]);
  return down && settled;
}
