import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { look } from './look.ts';

interface PlainAlertProps {
  readonly status?: 'info' | 'error';
  readonly title: string;
  readonly children?: ReactNode;
}

/** The theme's `Alert` for pages before sign-in; an error is announced when it appears. */
export function PlainAlert({ status = 'info', title, children }: PlainAlertProps): ReactNode {
  const isError = status === 'error';
  const Icon = isError ? CircleAlert : Info;
  return (
    <div
      className={isError ? look.alertError : look.alertInfo}
      role={isError ? 'alert' : undefined}
      data-status={status}
    >
      <Icon aria-hidden />
      <div className={look.alertBody}>
        <p className={children === undefined ? look.alertTitle : look.alertHeading}>{title}</p>
        {children}
      </div>
    </div>
  );
}
