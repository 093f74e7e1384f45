/** Style props for a dark bar (the brand's red, or black): makes the focus ring white. Spread them on the bar. */
export const onDark = { css: { '--focus': 'white' } } as const;
