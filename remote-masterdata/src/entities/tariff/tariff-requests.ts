import type { components } from '@navette/openapi/types';
import { $api, invalidate } from '@navette/shared/api';
import {
  TARIFF_FIELDS,
  type TariffField,
  type TariffKind,
  tariffDigits,
  type TariffValues,
} from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { FormattingContext } from '@navette/shared/ui-table';
import type { QueryClient } from '@tanstack/react-query';

/** A tariff with its versions. */
export type Tariff = components['schemas']['Tariff'];

/** A version of a tariff. */
export type TariffVersion = components['schemas']['TariffVersion'];

/** All tariffs with their versions. */
export const useTariffs = (failure: 'page' | 'inPlace' = 'page') =>
  $api.useQuery('get', '/service/tariff', {}, { meta: { failure } });

/** Indexations, the latest first. */
export const useIndexations = () => $api.useQuery('get', '/service/tariff/indexation');

/** Fetches anew what shows tariffs, after a change. */
export const refreshTariffs = (cache: QueryClient) =>
  invalidate(cache, [
    ['get', '/service/tariff'],
    ['get', '/service/tariff/indexation'],
    ['get', '/service/tariff/day'],
    ['get', '/api/insurance'],
    ['get', '/api/mcode'],
    ['get', '/api/driver'],
    ['get', '/service/settings'],
    ['get', '/service/settings/company'],
  ]);

/** Names of the kinds. */
export const KIND_NAMES: Readonly<Record<TariffKind, string>> = {
  kilometre: messageKey('tariff.kind.kilometre'),
  waiting: messageKey('tariff.kind.waiting'),
  forfait: messageKey('tariff.kind.forfait'),
  insurer: messageKey('tariff.kind.insurer'),
  mcode: messageKey('tariff.kind.mcode'),
  commission: messageKey('tariff.kind.commission'),
};

/** Labels of the values; `price` is that of its kind. */
const FIELD_NAMES: Readonly<Record<TariffField, string>> = {
  price: messageKey('tariff.field.price'),
  min10km: messageKey('tariff.field.min10km'),
  plus10km: messageKey('tariff.field.plus10km'),
  price_other: messageKey('tariff.field.price_other'),
  price_dialyse: messageKey('tariff.field.price_dialyse'),
  price_radio: messageKey('tariff.field.price_radio'),
  price_chemo: messageKey('tariff.field.price_chemo'),
  commission: messageKey('tariff.field.commission'),
};

/** Label of a value, with its unit. */
export const fieldName = (kind: TariffKind, field: TariffField): string =>
  kind === 'kilometre'
    ? messageKey('tariff.field.kilometre')
    : kind === 'waiting'
      ? messageKey('tariff.field.waiting')
      : FIELD_NAMES[field];

/** The values of a version on one line; an empty one is the default. */
export function valuesText(kind: TariffKind, values: TariffValues, { t, formats }: FormattingContext): string {
  const text = (value: number | null | undefined) => {
    if (value === null || value === undefined) return t('tariff.default');
    if (kind === 'commission') return formats.formatPercent(value);
    return kind === 'kilometre' ? `${formats.formatNumber(value, tariffDigits(kind))} €` : formats.formatMoney(value);
  };
  const fields: readonly TariffField[] = TARIFF_FIELDS[kind];
  return fields.length === 1
    ? text(values[fields[0] ?? 'price'])
    : fields.map((field) => `${t(`tariff.short.${field}`)} ${text(values[field])}`).join(' · ');
}

/** Name of a tariff: of its owner, else of its kind. */
export const tariffName = ({ kind, name }: Pick<Tariff, 'kind' | 'name'>, t: (key: string) => string): string =>
  name ?? t(KIND_NAMES[kind]);
