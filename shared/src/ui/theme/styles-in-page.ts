/** The rules that the page has for an element's own classes, for tests: a forgotten recipe leaves an element without any. */
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
