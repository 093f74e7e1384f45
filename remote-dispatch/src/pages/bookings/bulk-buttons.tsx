import { useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { type BookingStatus, BOOKING_STATUSES } from '@navette/shared/domain';
import { bookingStatusStyles, Button } from '@navette/shared/ui';
import { Menu } from '@navette/shared/ui-overlay';
import { Bell, CircleDot, FileText, ListOrdered, Printer, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';

/** Commands on the selected bookings. */
export interface BulkButtonsProps {
  readonly onStatus: (status: BookingStatus) => void;
  readonly onDriver: () => void;
  readonly onNotify: () => void;
  readonly onPrintList: () => void;
  readonly onPrintSheets: () => void;
}

/** Buttons: status, driver, message, print. */
export function BulkButtons({ onStatus, onDriver, onNotify, onPrintList, onPrintSheets }: BulkButtonsProps): ReactNode {
  const t = useT();
  const mayPrintSheets = useCan('myDrivers');
  const statuses = BOOKING_STATUSES.map((status) => {
    const { icon: Icon, label } = bookingStatusStyles[status];
    return { id: String(status), label: t(label), icon: <Icon aria-hidden />, onSelect: () => onStatus(status) };
  });
  const papers = [
    { id: 'list', label: t('bookings.bulk.print.list'), icon: <FileText aria-hidden />, onSelect: onPrintList },
    ...(mayPrintSheets
      ? [
          {
            id: 'sheets',
            label: t('bookings.bulk.print.sheets'),
            icon: <ListOrdered aria-hidden />,
            onSelect: onPrintSheets,
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu
        placement="top-end"
        items={statuses}
        trigger={
          <Button size="sm" icon={<CircleDot aria-hidden />}>
            {t('bookings.bulk.status')}
          </Button>
        }
      />
      <Button size="sm" icon={<UserRoundCheck aria-hidden />} onClick={onDriver}>
        {t('bookings.bulk.driver')}
      </Button>
      <Button size="sm" icon={<Bell aria-hidden />} onClick={onNotify}>
        {t('bookings.bulk.notify')}
      </Button>
      <Menu
        placement="top-end"
        items={papers}
        trigger={
          <Button size="sm" icon={<Printer aria-hidden />}>
            {t('bookings.bulk.print')}
          </Button>
        }
      />
    </>
  );
}
