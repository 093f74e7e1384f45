const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button, [tabindex]';

/**
 * Moves the focus to the first invalid field of a form in page order (in a group: to the chosen or first option),
 * else to the alert of the form.
 */
export function focusFirstInvalid(form: HTMLElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  if (!invalid) {
    form?.querySelector<HTMLElement>('[data-form-alert]')?.focus();
    return;
  }
  const inner = invalid.querySelector<HTMLElement>('input:checked') ?? invalid.querySelector<HTMLElement>(FOCUSABLE);
  const target = invalid.matches(FOCUSABLE) ? invalid : inner;
  target?.focus();
}
