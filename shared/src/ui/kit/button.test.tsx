import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithHost } from '../../testing/index.ts';
import { Button, IconButton } from './button.tsx';

describe('a busy button', () => {
  it('keeps focus and name of a busy button, announces it as busy, and ignores clicks', async () => {
    const onClick = vi.fn();
    const Saving = () => {
      const [loading, setLoading] = useState(false);
      return (
        <Button
          loading={loading}
          onClick={() => {
            setLoading(true);
            onClick();
          }}
        >
          Save
        </Button>
      );
    };
    const { user } = renderWithHost(<Saving />);
    const button = screen.getByRole('button', { name: 'Save' });
    await user.click(button);
    await user.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('submits a form once while its button is busy, however often Enter is pressed', async () => {
    const onSubmit = vi.fn();
    const Form = () => {
      const [loading, setLoading] = useState(false);
      const submit = (event: { preventDefault: () => void }) => {
        event.preventDefault();
        setLoading(true);
        onSubmit();
      };
      return (
        <form onSubmit={submit}>
          <input aria-label="name" />
          <Button type="submit" loading={loading}>
            Save
          </Button>
        </form>
      );
    };
    const { user } = renderWithHost(<Form />);
    await user.type(screen.getByLabelText('name'), 'x{Enter}{Enter}{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('a busy button does not submit a form by a button without type="submit"', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { user } = renderWithHost(
      <form onSubmit={onSubmit}>
        <Button>Plain</Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Plain' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a button that is an icon', () => {
  it('gives an icon button an accessible name and shows it as tooltip', () => {
    renderWithHost(<IconButton label="Refresh">↻</IconButton>);
    expect(screen.getByRole('button', { name: 'Refresh' }).title).toBe('Refresh');
  });
});
