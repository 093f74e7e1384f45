import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What an alert is about: it chooses the icon and the hue. */
export type AlertStatus = 'info' | 'success' | 'warning' | 'error';

/** A message in the page. */
export interface AlertProps {
  readonly status?: AlertStatus;
  /** The message in one line. */
  readonly title?: ReactNode;
  /** More of it: details, what to do. */
  readonly children?: ReactNode;
  /** Buttons at the end. */
  readonly actions?: ReactNode;
  /** Read out as soon as it appears. On for errors and warnings; switch it off for what is there from the beginning. */
  readonly live?: boolean;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };
const palettes = { info: 'blue', success: 'green', warning: 'orange', error: 'red' } as const;

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '2',
    py: '2',
    px: '3',
    textStyle: 'sm',
    color: 'colorPalette.fg',
    bg: 'colorPalette.subtle',
    borderWidth: '1px',
    borderColor: 'colorPalette.border',
    borderInlineStartWidth: '3px',
    borderRadius: 'l2',
    '& > svg': { flexShrink: '0', width: '1.25rem', height: '1.25rem' },
  },
});

/** A message that stays where it is put, with an icon, and buttons if it can be acted upon. */
export function Alert(props: AlertProps): ReactNode {
  const { status = 'info', title, children, actions, live = status === 'error' || status === 'warning' } = props;
  const Icon = icons[status];
  return (
    <Root colorPalette={palettes[status]} role={live ? 'alert' : undefined} data-status={status}>
      <Icon aria-hidden />
      <chakra.div flex="1 1 16rem" minWidth="0">
        {title !== undefined && (
          <chakra.p fontWeight={children === undefined ? 'normal' : 'semibold'}>{title}</chakra.p>
        )}
        {children}
      </chakra.div>
      {actions !== undefined && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {actions}
        </chakra.div>
      )}
    </Root>
  );
}
