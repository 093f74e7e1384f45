import { Box, Wordmark } from '@navette/shared/ui';
import { Drawer } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import { MenuList } from './menu-list.tsx';
import { useMenuState } from './menu-mode.ts';

/** The left drawer: 240 px, 80 px mini, or over the page (S1 §2.2). */
export function SideMenu(): ReactNode {
  const { mode, open, close } = useMenuState();
  return (
    <>
      {mode !== 'overlay' && (
        <Box
          width={mode === 'mini' ? '80px' : '240px'}
          flexShrink="0"
          overflowY="auto"
          overflowX="hidden"
          bg="bg.panel"
          borderInlineEndWidth="1px"
          borderColor="border"
        >
          <MenuList mini={mode === 'mini'} />
        </Box>
      )}
      <Drawer
        open={open}
        onClose={close}
        placement="start"
        title={
          <Box display="flex">
            <Wordmark size={24} />
          </Box>
        }
      >
        <Box marginInline="-3" marginTop="-3">
          <MenuList onFollow={close} />
        </Box>
      </Drawer>
    </>
  );
}
