import type { ReactNode } from 'react';
import { MonthEndPage } from '../../entities/month-end/month-end-page.tsx';

/** The page /monthEnd. */
export default function Page(): ReactNode {
  return <MonthEndPage />;
}
