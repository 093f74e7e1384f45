import { messageKey, useT } from '@navette/shared/i18n';
import { Button, Flex, Heading, Stack } from '@navette/shared/ui';
import { driverLook, type MapSymbol, SymbolMark } from '@navette/shared/ui-map';
import { Popover } from '@navette/shared/ui-overlay';
import { CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { placeKindKeys } from './places.ts';
import { positionStyles } from './sighting-texts.ts';
import { PLACE_LOOKS } from './use-symbols.ts';

type Look = Pick<MapSymbol, 'sign' | 'tone' | 'shape' | 'flagged'>;
type Signs = readonly (readonly [look: Look, text: string])[];

const seen = { charged: false, onFoot: false } as const;
const DRIVERS: Signs = [
  [driverLook({ ...seen, state: 'driving' }), positionStyles.driving.label],
  [driverLook({ ...seen, state: 'charged', charged: true }), positionStyles.charged.label],
  [driverLook({ ...seen, state: 'onFoot', onFoot: true }), positionStyles.onFoot.label],
  [driverLook({ ...seen, state: 'stale' }), positionStyles.stale.label],
  [{ ...driverLook({ ...seen, state: 'driving' }), flagged: true }, messageKey('tracker.legend.arrived')],
];
const { careCenter } = PLACE_LOOKS;
const PLACES: Signs = [
  [PLACE_LOOKS.headquarters, placeKindKeys.headquarters],
  [PLACE_LOOKS.client, placeKindKeys.client],
  [PLACE_LOOKS.destination, placeKindKeys.destination],
  [PLACE_LOOKS.address, placeKindKeys.address],
  [careCenter, placeKindKeys.careCenter],
  [{ ...careCenter, tone: 'green' }, messageKey('tracker.legend.visited')],
  [{ ...careCenter, tone: 'black' }, messageKey('tracker.legend.marked')],
  [{ ...careCenter, tone: 'red' }, messageKey('tracker.legend.subscribed')],
];

/** Legend of the symbols on the map (specification/live.md#markers). */
export function Legend(): ReactNode {
  const t = useT();
  return (
    <Popover
      title={t('tracker.legend')}
      trigger={<Button icon={<CircleQuestionMark aria-hidden />}>{t('tracker.legend')}</Button>}
    >
      <Stack gap="2" role="group" aria-label={t('tracker.legend')} tabIndex={0} maxHeight="60dvh" overflow="auto">
        <SignList title={t('tracker.layer.drivers')} signs={DRIVERS} />
        <SignList title={t('tracker.list.places')} signs={PLACES} />
      </Stack>
    </Popover>
  );
}

function SignList({ title, signs }: { readonly title: string; readonly signs: Signs }): ReactNode {
  const t = useT();
  return (
    <>
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      <Stack as="ul" gap="0" listStyleType="none">
        {signs.map(([look, text]) => (
          <Flex as="li" key={text} gap="2" align="center" textStyle="xs">
            <SymbolMark look={look} /> {t(text)}
          </Flex>
        ))}
      </Stack>
    </>
  );
}
