import { ACCEPTED_VALUES, BOOKING_TYPES, BookingStatus, CONFLICT_KINDS } from '@navette/shared/domain';
import { messageKey, useT, vocabulary } from '@navette/shared/i18n';
import { Box, Heading, IconButton, Kbd, keyName, Stack, Text } from '@navette/shared/ui';
import { Popover } from '@navette/shared/ui-overlay';
import { CircleQuestionMark } from 'lucide-react';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { conflictStyles } from '../../conflicts/conflict.ts';
import {
  type IconName,
  iconElement,
  CONFLICT_ICONS,
  ANSWER_ICONS,
  STATUS_ICONS,
  TYPE_ICONS,
} from './model/trip-style.ts';

const STATUSES = [BookingStatus.closed, BookingStatus.unfounded, BookingStatus.canceled] as const;
const MARKS = [
  ['car', messageKey('timeline.charged')],
  ['phone', messageKey('timeline.willCall')],
  // A refusal stands among the answers.
  ...CONFLICT_KINDS.filter((kind) => kind !== 'refused').map(
    (kind) => [CONFLICT_ICONS[kind], conflictStyles[kind].label] as const,
  ),
] as const;

const KEYS: readonly (readonly [keys: readonly string[], text: string])[] = [
  [['↑', '↓', '←', '→'], messageKey('timeline.keys.move')],
  [['Enter'], messageKey('timeline.keys.open')],
  [['Delete'], messageKey('timeline.keys.delete')],
  [['Shift', 'F10'], messageKey('timeline.keys.menu')],
  [['e'], messageKey('timeline.keys.exceptions')],
  [['n'], messageKey('timeline.keys.add')],
  [['t'], messageKey('timeline.keys.now')],
  [['Shift', '←', '→'], messageKey('timeline.keys.scroll')],
  [['+', '-'], messageKey('timeline.keys.zoom')],
  [['d'], messageKey('timeline.keys.drivers')],
  [['m'], messageKey('timeline.keys.map')],
  [['Ctrl', 'Z'], messageKey('timeline.keys.undo')],
  [['Shift'], messageKey('timeline.keys.lock')],
  [['Escape'], messageKey('timeline.keys.cancel')],
];

/** Legend of the blocks' icons and edges, and the keys of the board. */
export const Legend = memo(function Legend(): ReactNode {
  const t = useT();
  return (
    <Popover
      title={t('timeline.legend')}
      trigger={
        <IconButton variant="outline" label={t('timeline.legend')}>
          <CircleQuestionMark aria-hidden />
        </IconButton>
      }
    >
      {/* Longer than a window: it scrolls by keyboard too. */}
      <Stack gap="3" role="group" aria-label={t('timeline.legend')} tabIndex={0} maxHeight="60dvh" overflow="auto">
        <Signs
          title={t('timeline.legend.answer')}
          signs={ACCEPTED_VALUES.map((answer) => [ANSWER_ICONS[answer], t(vocabulary.accepted(answer))])}
        />
        <Signs
          title={t('timeline.legend.status')}
          signs={STATUSES.map((status) => [STATUS_ICONS[status], t(vocabulary.bookingStatus(status))])}
        />
        <Signs
          title={t('timeline.legend.type')}
          signs={BOOKING_TYPES.map((type) => [TYPE_ICONS[type], t(vocabulary.bookingType(type))])}
        />
        <Signs title={t('timeline.legend.marks')} signs={MARKS.map(([icon, key]) => [icon, t(key)])} />
        <Text textStyle="xs">{t('timeline.legend.unavailable')}</Text>
        <Heading as="h3" size="sm">
          {t('timeline.keys')}
        </Heading>
        <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="3" rowGap="1" textStyle="xs" margin="0">
          {KEYS.map(([keys, key]) => (
            <Box key={key} display="contents">
              <Box as="dt" display="flex" gap="1">
                {keys.map((pressed) => (
                  <Kbd key={pressed}>{keyName(t, pressed)}</Kbd>
                ))}
              </Box>
              <dd>{t(key)}</dd>
            </Box>
          ))}
        </Box>
      </Stack>
    </Popover>
  );
});

function Signs({
  title,
  signs,
}: {
  readonly title: string;
  readonly signs: readonly (readonly [IconName, string])[];
}): ReactNode {
  return (
    <Box>
      <Heading as="h3" size="sm" marginBottom="1">
        {title}
      </Heading>
      <Box as="ul" display="flex" flexWrap="wrap" columnGap="3" rowGap="1" listStyleType="none" textStyle="xs">
        {signs.map(([icon, word]) => (
          <Box as="li" key={word} display="inline-flex" gap="1" alignItems="center">
            <BoardIcon name={icon} /> {word}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Icon of the board as a React component. */
export function BoardIcon({ name }: { readonly name: IconName }): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.replaceChildren(iconElement(name)), [name]);
  return <span ref={place} style={{ display: 'inline-flex' }} aria-hidden />;
}
