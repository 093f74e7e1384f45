import type { ComponentProps } from 'react';
import { expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { fieldsFor } from './fields-for.tsx';
import { required } from './navette-resolver.ts';

const schema = z.object({
  name: z.string(),
  type: z.enum(['to', 'back']),
  date: required(z.iso.date()),
  price: z.number().nullable(),
  dates: z.array(z.string()),
  back: z.boolean(),
});
const F = fieldsFor(schema);

it('rejects at compile time a field bound to a value of another type', () => {
  expectTypeOf<ComponentProps<typeof F.CheckboxField>['name']>().toEqualTypeOf<'back'>();
  expectTypeOf<ComponentProps<typeof F.MoneyField>['name']>().toEqualTypeOf<'price'>();
  expectTypeOf<ComponentProps<typeof F.DateField>['name']>().toEqualTypeOf<'date'>();
  expectTypeOf<'price'>().not.toExtend<ComponentProps<typeof F.TextField>['name']>();
  expectTypeOf<z.input<typeof schema>['date']>().toEqualTypeOf<string | null>();
  expectTypeOf<z.output<typeof schema>['date']>().toEqualTypeOf<string>();
  expect(Object.keys(F)).toContain('RecordPicker');
});
