import type { ReactNode } from 'react';
import { RegisterPage } from '../../entities/register/register-page.tsx';
import { inserts, useInserts } from '../../entities/register/inserts.ts';

/** The page /inserts. */
export default function InsertsPage(): ReactNode {
  return <RegisterPage register={inserts} query={useInserts()} />;
}
