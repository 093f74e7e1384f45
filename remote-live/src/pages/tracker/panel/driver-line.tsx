import { useT } from '@navette/shared/i18n';
import { Box, Flex, IconButton, StatusMark, Text } from '@navette/shared/ui';
import { ClipboardList, LocateFixed } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { positionStyles } from '../../../entities/driver/sighting-texts.ts';
import type { DriverLineTexts } from './driver-line-texts.ts';

interface DriverLineProps extends DriverLineTexts {
  readonly id: number;
  readonly isFollowed: boolean;
  readonly onPan: (id: number) => void;
  readonly onFollow: (id: number | undefined) => void;
  readonly onTrips: (id: number) => void;
}

/**
 * A driver of the list. Positions of hundreds change every second: a line with the same texts is not rendered again, and one out of sight is not laid
 * out.
 */
export const DriverLine = memo(function DriverLine(props: DriverLineProps): ReactNode {
  const { id, name, state, age, movement, arrived, next, late, isFollowed, onPan, onFollow, onTrips } = props;
  const t = useT();
  const isSeen = age !== undefined;
  return (
    <Flex
      as="li"
      gap="1"
      align="start"
      borderBottomWidth="1px"
      borderColor="border"
      paddingBlock="1.5"
      bg={isFollowed ? 'blue.50' : undefined}
      css={{ contentVisibility: 'auto', containIntrinsicHeight: 'auto 4rem' }}
    >
      <Box
        as="button"
        flex="1"
        minWidth="0"
        textAlign="start"
        cursor={isSeen ? 'pointer' : 'default'}
        aria-disabled={!isSeen}
        title={t('tracker.drivers.show', { name })}
        onClick={() => isSeen && onPan(id)}
      >
        <Text fontWeight="semibold" truncate>
          {name}
        </Text>
        <Flex columnGap="2" wrap="wrap" textStyle="xs">
          <StatusMark status={positionStyles[state]} />
          {isSeen && <Text tone="muted">{age}</Text>}
          <Text tone="muted">{movement}</Text>
        </Flex>
        {arrived && <Text textStyle="xs">{arrived}</Text>}
        {next && (
          <Text textStyle="xs">
            {next}
            {late && (
              <Text as="strong" tone="error">
                {' '}
                {late}
              </Text>
            )}
          </Text>
        )}
      </Box>
      <IconButton
        label={t(isFollowed ? 'tracker.unfollow' : 'tracker.follow', { name })}
        aria-pressed={isFollowed}
        disabled={!isSeen}
        onClick={() => onFollow(isFollowed ? undefined : id)}
      >
        <LocateFixed aria-hidden />
      </IconButton>
      <IconButton label={t('tracker.trips.of', { name })} onClick={() => onTrips(id)}>
        <ClipboardList aria-hidden />
      </IconButton>
    </Flex>
  );
});
