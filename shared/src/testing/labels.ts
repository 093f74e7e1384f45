const LABELABLE = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'] as const;

const labelable = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

const isLabelOf = (label: HTMLLabelElement, control: Element): boolean =>
  label.hasAttribute('for')
    ? control.id !== '' && label.htmlFor === control.id
    : label.contains(control) && label.querySelector(labelable) === control;

/**
 * `labels` of form controls, found in one walk over the labels of the document. jsdom visits every element for each control, and for each label every
 * element again; queries by label, which read `labels` of every control, were a fifth of the time of the tests of forms.
 */
export function installLabels(target: Window & typeof globalThis): void {
  for (const name of LABELABLE)
    Object.defineProperty(target[`HTML${name}Element`].prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        if (this.matches('input[type=hidden]')) return null;
        return Array.from(this.ownerDocument.getElementsByTagName('label')).filter((label) => isLabelOf(label, this));
      },
    });
}
