/** Digits of equal width, so that numbers align. */
export const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

/** Amount of a row. */
export const figures = { ...tabular, fontWeight: 550 } as const;

/** Hides a column on a tablet, which has no room for it. */
export const wideOnly = { display: { xs: 'none', lg: 'table-cell' } } as const;

/** The link of a row covers the whole row, so that a click anywhere opens it. */
export const rowLink = {
  color: 'inherit',
  fontWeight: 620,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** Hides a text visually; screen readers still read it. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
