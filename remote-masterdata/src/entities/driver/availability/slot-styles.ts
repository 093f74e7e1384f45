/** Styles of slots: marked for the day, marked by the rules, free. Cross and hatching make them distinguishable without colour. */
export const slotStyles = {
  own: { bg: 'gray.700', borderColor: 'gray.800', color: 'white' },
  rules: {
    backgroundImage: 'repeating-linear-gradient(135deg, {colors.gray.300} 0 3px, {colors.gray.100} 3px 7px)',
    borderColor: 'border.control',
    color: 'gray.800',
  },
  free: { bg: 'bg.panel', borderColor: 'border.control', color: 'fg' },
} as const;
