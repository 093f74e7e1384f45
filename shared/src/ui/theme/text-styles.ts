const style = (fontSize: string, lineHeight: string) => ({ value: { fontSize, lineHeight } });

/** Size and line height that belong together; line heights are multiples of 4 px. */
export const textStyles = {
  '2xs': style('2xs', '1rem'),
  xs: style('xs', '1rem'),
  sm: style('sm', '1.25rem'),
  md: style('md', '1.5rem'),
  lg: style('lg', '1.5rem'),
  xl: style('xl', '1.75rem'),
  '2xl': style('2xl', '2rem'),
  '3xl': style('3xl', '2.5rem'),
};

/** The kit's recipes refer to these two by name. */
export const layerStyles = {
  disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } },
  none: { value: {} },
};
