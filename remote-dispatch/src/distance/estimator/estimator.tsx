import { useT } from '@navette/shared/i18n';
import { Button, Flex, Grid, Panel, Box } from '@navette/shared/ui';
import { DateInput, FieldFrame, TimeInput } from '@navette/shared/ui-form';
import { Eraser } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { EstimateResult } from './estimate-result.tsx';
import type { EstimatorInput } from './estimator-input.ts';
import { PlacesForm } from './places-form.tsx';
import { useEstimator } from './use-estimator.ts';

/** Distance, duration and price of a way (S1 §2.9). `start` fills it in; without, it goes on where this user left it. */
export function DistanceEstimator({ start }: { readonly start?: EstimatorInput }): ReactNode {
  const t = useT();
  const estimator = useEstimator(start);
  const { input, change, clear } = estimator;
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="4" alignItems="start">
      <Panel aria-label={t('estimator.way')}>
        <Moment input={input} onChange={change} />
        <PlacesForm input={input} onChange={change} />
        <Flex justify="flex-end" marginTop="3">
          <Button icon={<Eraser aria-hidden />} onClick={clear}>
            {t('estimator.clear')}
          </Button>
        </Flex>
      </Panel>
      <Box minWidth="0" aria-live="polite">
        <EstimateResult {...estimator} />
      </Box>
    </Grid>
  );
}

interface MomentProps {
  readonly input: EstimatorInput;
  readonly onChange: (next: EstimatorInput) => void;
}

/** When: rush hours take longer. */
function Moment({ input, onChange }: MomentProps): ReactNode {
  const t = useT();
  const [dateError, setDateError] = useState<string | null>(null);
  const [timeError, setTimeError] = useState<string | null>(null);
  const dateLabel = t('booking.field.ap_date');
  return (
    <Grid templateColumns="repeat(12, minmax(0, 1fr))" columnGap="3" rowGap="1" maxWidth="24rem">
      <FieldFrame label={dateLabel} span={8} error={dateError}>
        {(control) => <DateInput {...{ control }} label={dateLabel} value={input.date} onChange={(date) => onChange({ ...input, date })} onUnparsed={setDateError} />}
      </FieldFrame>
      <FieldFrame label={t('booking.field.ap_time')} span={4} error={timeError}>
        {(control) => <TimeInput {...{ control }} value={input.time} onChange={(time) => onChange({ ...input, time })} onUnparsed={setTimeError} />}
      </FieldFrame>
    </Grid>
  );
}
