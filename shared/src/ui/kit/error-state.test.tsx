import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { renderWithHost } from '../../testing/index.ts';
import { describeFault } from './describe-fault.ts';
import { ErrorState } from './error-state.tsx';

const refused = new ApiProblem({
  status: 403,
  code: 'forbidden',
  messageKey: 'problem.forbidden',
  fields: [],
  incidentId: 'a81f',
});

describe('a failure', () => {
  it('shows message, code and incident of a failure, and retries', async () => {
    const onRetry = vi.fn();
    const { user } = renderWithHost(
      <ErrorState title="The clients can't be shown" error={refused} onRetry={onRetry} />,
      { locale: 'fr' },
    );
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Code forbidden');
    expect(alert.textContent).toContain('incident a81f');
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('describes a thrown value by the code of a problem, the name of an exception, or a generic message', () => {
    expect(describeFault(refused)).toMatchObject({
      messageKey: 'problem.forbidden',
      code: 'forbidden',
      incidentId: 'a81f',
    });
    expect(describeFault(new TypeError('x'))).toEqual({ messageKey: 'problem.internal', code: 'TypeError' });
    expect(describeFault('boom')).toEqual({ messageKey: 'problem.internal', code: 'unknown' });
  });
});
