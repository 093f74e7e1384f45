/** CSS rules in the page for an element's own classes, for tests: an element with a forgotten recipe has none. */
export function stylesOf(element: Element): string {
  const css = Array.from(document.head.querySelectorAll('style'), (style) => style.textContent).join('\n');
  const classes = [...element.classList].filter((name) => css.includes(`.${name}{`) || css.includes(`.${name}:`));
  return classes
    .flatMap((name) =>
      css
        .split(`.${name}{`)
        .slice(1)
        .map((rule) => rule.slice(0, rule.indexOf('}'))),
    )
    .join(';');
}

/** For the tests of one file: writes rules into the style elements, which the test setup disables. */
export function fillStyles(): void {
  Reflect.deleteProperty(HTMLStyleElement.prototype, 'appendChild');
}
