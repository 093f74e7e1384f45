import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Status of an alert: determines icon and colour. */
type AlertStatus = 'info' | 'success' | 'warning' | 'error';

interface AlertProps {
  readonly status?: AlertStatus;
  /** The message in one line. */
  readonly title?: ReactNode;
  /** Details and advice. */
  readonly children?: ReactNode;
  /** Buttons at the end. */
  readonly actions?: ReactNode;
  /** Live region, announced when it appears. Default for errors and warnings; switch it off for alerts that are there from the first render. */
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

/** An inline message with icon and optional action buttons. */
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
