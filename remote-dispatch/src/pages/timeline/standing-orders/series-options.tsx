import { useOnline } from '@navette/shared/api';
import { brusselsToday } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { Alert, Button, Text, Toolbar, useSingleKey } from '@navette/shared/ui';
import { Checkbox, DateRangeInput, Select } from '@navette/shared/ui-overlay';
import { Search, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ManageSeries } from '../../../bookings/manage-series.tsx';
import { DriverSelect } from '../driver-select.tsx';
import type { TimelineDriver } from '../model/timeline-trip.ts';
import { areTooMany, MOST_DAYS, SERIES_SECONDS, type SeriesOptions } from './series-plan.ts';

interface SeriesOptionsBarProps {
  readonly options: SeriesOptions;
  readonly drivers: readonly TimelineDriver[];
  readonly onChange: (changes: Partial<SeriesOptions>) => void;
  readonly isSearching: boolean;
  readonly onSearch: () => void;
}

/** Which days and drivers, and how long to search. */
export function SeriesOptionsBar(props: SeriesOptionsBarProps): ReactNode {
  const { options, drivers, onChange, isSearching, onSearch } = props;
  const t = useT();
  const isOnline = useOnline();
  const [isChoosing, setChoosing] = useState(false);
  useSingleKey('d', () => setChoosing(true));
  const isTooLong = areTooMany(options.days);
  return (
    <>
      <Toolbar role="group" aria-label={t('standingOrders.options')}>
        <DateRangeInput
          label={t('standingOrders.days')}
          value={options.days}
          onChange={(days) => onChange({ days })}
          min={brusselsToday()}
        />
        <DriverSelect
          drivers={drivers}
          choice={options.drivers}
          onChange={(chosen) => onChange({ drivers: chosen })}
          open={isChoosing}
          onOpenChange={setChoosing}
        />
        <Select
          aria-label={t('timeline.plan.seconds')}
          value={String(options.seconds)}
          onChange={(seconds) => onChange({ seconds: Number(seconds) })}
          options={SERIES_SECONDS.map((seconds) => ({
            value: String(seconds),
            label: t('timeline.plan.seconds.of', { seconds }),
          }))}
        />
        <Checkbox checked={options.moveAccepted} onChange={(moveAccepted) => onChange({ moveAccepted })}>
          {t('timeline.plan.moveAccepted')}
        </Checkbox>
        {options.seriesId !== undefined && <ManageSeries seriesId={options.seriesId} />}
        {options.seriesId !== undefined && (
          <Button icon={<X aria-hidden />} onClick={() => onChange({ seriesId: undefined })}>
            {t('standingOrders.one')}
          </Button>
        )}
        <Button
          variant="solid"
          icon={<Search aria-hidden />}
          loading={isSearching}
          disabled={isTooLong || options.drivers.length === 0 || !isOnline}
          onClick={onSearch}
        >
          {t('standingOrders.search')}
        </Button>
      </Toolbar>
      {isTooLong && <Alert status="warning" title={t('standingOrders.tooLong', { max: MOST_DAYS })} />}
      {!isOnline && (
        <Text tone="muted" textStyle="xs">
          {t('form.offline')}
        </Text>
      )}
    </>
  );
}
