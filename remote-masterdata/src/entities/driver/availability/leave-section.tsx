import { useT } from '@navette/shared/i18n';
import { Box, Button, Flex, Heading, IconButton, Text } from '@navette/shared/ui';
import { fieldsFor, useFieldArray } from '@navette/shared/ui-form';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { availabilitySchema } from './availability-schema.ts';
import type { AvailabilityValues } from './availability-schema.ts';

const Fields = fieldsFor(availabilitySchema);

/** Periods of leave of the driver. */
export function LeaveSection(): ReactNode {
  const t = useT();
  const { fields, append, remove } = useFieldArray<AvailabilityValues, 'leave'>({ name: 'leave' });
  return (
    <Box as="section" minWidth="0" aria-labelledby="availability-leave">
      <Flex align="center" gap="2">
        <Heading as="h3" id="availability-leave" textStyle="sm" fontWeight="semibold">
          {t('availability.leave')}
        </Heading>
        <Button
          size="sm"
          marginInlineStart="auto"
          icon={<Plus aria-hidden />}
          disabled={fields.length >= 100}
          onClick={() => append({ startDate: null, endDate: null, reason: '' })}
        >
          {t('availability.leave.add')}
        </Button>
      </Flex>
      {fields.length === 0 && (
        <Text textStyle="sm" color="fg.muted" mt="1">
          {t('availability.leave.none')}
        </Text>
      )}
      {fields.map(({ id }, index) => (
        <Flex
          key={id}
          as="fieldset"
          gap="2"
          mt="2"
          wrap="wrap"
          align="start"
          borderWidth="0"
          p="0"
          css={{ '& > [data-field]': { flex: '1 1 8.5rem' } }}
        >
          <Box as="legend" srOnly>
            {t('availability.leave.nth', { number: index + 1 })}
          </Box>
          <Fields.DateField name={`leave.${index}.startDate`} label={t('availability.leave.start')} required ahead />
          <Fields.DateField name={`leave.${index}.endDate`} label={t('availability.leave.end')} required ahead />
          <Fields.TextField name={`leave.${index}.reason`} label={t('availability.leave.reason')} />
          <Box pt="6">
            <IconButton label={t('availability.leave.remove', { number: index + 1 })} onClick={() => remove(index)}>
              <Trash2 aria-hidden />
            </IconButton>
          </Box>
        </Flex>
      ))}
    </Box>
  );
}
