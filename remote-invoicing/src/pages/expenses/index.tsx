import type { ReactNode } from 'react';
import { RegisterPage } from '../../entities/register/register-page.tsx';
import { expenses, useExpenses } from '../../entities/register/expenses.ts';

/** The page /expenses. */
export default function ExpensesPage(): ReactNode {
  return <RegisterPage register={expenses} query={useExpenses()} />;
}
